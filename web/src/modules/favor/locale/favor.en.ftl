modules-favor = King’s favor
modules-favor-row = row { $row }
modules-favor-open = not learned
modules-favor-sealed = learned
modules-favor-down = turned down until the next scoring
modules-favor-left = { $count ->
    [one] { $count } seal left
   *[other] { $count } seals left
}
