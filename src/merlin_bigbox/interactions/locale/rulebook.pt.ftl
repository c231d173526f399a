# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-meeting = Quando os módulos se encontram
    .lead = Os módulos podem ser combinados à vontade. Estas regras decidem o que cada um deixa em aberto.
rulebook-meeting-grid = Quais decisões valem para um par de módulos: os números são os de MIX. Um ponto: nada a esclarecer.
rulebook-meeting-ring = Os medalhões com Artur e com ouro.
