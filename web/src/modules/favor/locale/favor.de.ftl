modules-favor = Königsgunst
modules-favor-row = Zeile { $row }
modules-favor-open = nicht erlernt
modules-favor-sealed = erlernt
modules-favor-down = umgedreht bis zur nächsten Wertung
modules-favor-left = noch { $count } Siegel
