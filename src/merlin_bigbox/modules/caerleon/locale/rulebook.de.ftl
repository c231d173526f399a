# Das bebilderte Regelheft: Titel, Vorspann und Bildunterschriften. Die Regeln selbst stehen in den Regelkatalogen.

rulebook-caerleon =
    .lead = Sechs Stadtviertel bedecken die Grafschaften. Jedes gibt seinen Besuchern etwas anderes.
    .short = Sechs Viertel mit je drei Plätzen: einer für eine Hofdame, zwei für andere Gefolgsleute.
rulebook-caerleon-districts = Die sechs Viertel an ihren üblichen Plätzen.
rulebook-caerleon-slots = Ein Platz gehört der Hofdame, zwei den anderen Gefolgsleuten. Hier sind alle drei besetzt.
