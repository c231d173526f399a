modules-market = Markt
modules-market-closed = diesen Zug zu
modules-market-aside = Eingesetzt: liegt beiseite, bis die Runde endet
modules-plus-of = Plusmarker unter einem Marker von { $name }
modules-market-wares = je { $price } · noch { $count }
