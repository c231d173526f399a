# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-caerleon =
    .lead = Seis bairros cobrem os principados. Cada um dá algo diferente a quem o visita.
    .short = Seis bairros com três lugares cada: um para uma dama, dois para os outros assistentes.
rulebook-caerleon-districts = Os seis bairros em seus lugares de costume.
rulebook-caerleon-slots = Um lugar é da dama, dois são dos outros assistentes. Aqui os três estão ocupados.
