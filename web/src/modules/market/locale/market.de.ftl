modules-market = Markt
modules-market-closed = in diesem Zug geschlossen
modules-market-aside = Eingesetzt: liegt beiseite, bis die Runde endet
modules-plus-of = Plusmarker unter einem Marker von { $name }
modules-market-wares = je { $price } · noch { $count }
