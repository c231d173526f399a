modules-favor = Nas Graças do Rei
modules-favor-row = linha { $row }
modules-favor-open = não aprendida
modules-favor-sealed = aprendida
modules-favor-down = virada até a próxima pontuação
