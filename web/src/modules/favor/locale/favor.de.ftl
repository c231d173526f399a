modules-favor = Königsgunst
modules-favor-row = Zeile { $row }
modules-favor-open = nicht gelernt
modules-favor-sealed = gelernt
modules-favor-down = umgedreht bis zur nächsten Wertung
modules-favor-left = noch { $count } Siegel
