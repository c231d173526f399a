modules-market = Markt
modules-market-open = offen
modules-market-closed = in diesem Zug geschlossen
modules-market-price = { $price } Gold für eine beliebige Ware
modules-plus-of = Plusmarker unter einem Marker von { $name }
