modules-market = Markt
modules-market-open = offen
modules-market-closed = in diesem Zug geschlossen
modules-market-price = { $price } Gold für eine beliebige Ware
modules-market-aside = Eingesetzt: liegt beiseite, bis die Runde endet
modules-plus-of = Plusmarker unter einem Marker von { $name }
