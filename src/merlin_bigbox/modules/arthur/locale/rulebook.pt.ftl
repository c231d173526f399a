# O livro de regras ilustrado: títulos, introduções e legendas. As regras estão nos catálogos de regras.

rulebook-arthur =
    .lead = Um quinto dado move Artur num círculo interno. Os palacetes seguem disputados, e os pictos contam em cada pontuação.
    .short = Um quinto turno no círculo interno; entre os pictos contam a maior e a menor soma.
rulebook-arthur-rings = Dois círculos: cavaleiros e Merlin andam por fora, Artur por dentro.
rulebook-arthur-picts = Quatro pictos à mostra. O marcado traz uma bandeira laranja.

reference-picts = Maior soma +3, menor −3; o anel de sinete soma 3.
