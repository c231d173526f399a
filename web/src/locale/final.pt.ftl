# Folha de pontos, gráficos, tela final e prova dos dados.

sheet-title = Folha de pontos
sheet-reason = Motivo
sheet-total = Total
sheet-empty = Ainda não há pontos.
sheet-forecast = Se houvesse pontuação agora
sheet-forecast-about = O que uma pontuação neste momento traria. Nada disso é certo ainda.
sheet-forecast-empty = Nada seria somado.
sheet-then = Total então

chart-other = Outros
chart-source = Origem
chart-as-table = O mesmo em tabela

final-over = A partida terminou
final-won = { $name } vence com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
final-you-won = Você vence com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}!
final-shared = { $names } dividem a vitória com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} cada
final-shared-about = Pontos iguais no fim: a vitória é de todos eles.
final-place = { $place }º
final-chart = De onde vieram os pontos
final-rematch = Jogar de novo
final-replay = Ver o replay
final-review = Sorte e habilidade
final-record = Baixar a partida
final-board = Ver o tabuleiro

proof-title = O que está provado desta partida
proof-about = Antes da primeira rolagem, o servidor mostrou a impressão digital (um hash SHA-256) de uma semente secreta. Agora a semente foi revelada. Abaixo, cada parte da partida salva diz como é conhecida: provada, porque não poderia ser diferente; apenas repetida, porque cabe nas regras mas pode ter sido escolhida; ou somente afirmada.
proof-commitment = Impressão digital, mostrada no início
proof-seed = Semente, revelada no fim
proof-hidden = Ela é revelada quando a partida termina.
proof-fits = Seu navegador acabou de conferir: a semente e a impressão digital combinam.
proof-differs = A semente e a impressão digital não combinam. Não se pode confiar nesta partida.
proof-how = Com a partida baixada, você pode repetir cada rolagem e cada carta:
proof-key = Chave com que este servidor assina partidas
proof-level-proved = provado
proof-level-replayed = apenas repetido
proof-level-claimed = afirmado
proof-level-missing = ausente
proof-mixed = Semente dos dados: a do servidor e a parte de cada um, misturadas
proof-share-in = A parte do seu navegador está nos dados, como foi prometida.
proof-share-lost = Seu navegador revelou a parte dele, mas o servidor a deixou de fora. Não confie nestes dados.
proof-changed = A impressão digital da semente não é a que foi mostrada primeiro a este navegador. Não confie nos dados desta mesa.
