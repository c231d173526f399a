# Por que um comando de um jogador não pode ser executado.

refusal-no-file = { $file }: arquivo não encontrado
refusal-unreadable = { $file }: não pode ser lido: { $problem }
refusal-unwritable = { $file }: não pode ser escrito: { $problem }
refusal-too-large = { $file }: grande demais para uma partida salva
refusal-no-text = { $file }: linha { $line }: não é texto UTF-8
refusal-file-exists = { $file }: já existe; continue essa partida com --load ou escolha outro nome
refusal-load-alone = uma partida salva traz a semente, os módulos e a edição; deixe essas opções de fora com --load
refusal-other-players = { $file } é uma partida de { $players } jogadores, não de { $wanted }
refusal-no-seat = nenhum lugar é seu; escolha entre { $seats }
refusal-unknown-seat = nenhum lugar se chama “{ $name }” com { $players } jogadores; escolha entre { $seats }
refusal-bot-in-terminal = --bot é para o jogo no navegador; no terminal, escreva --bots { $bot }
refusal-browser-only = { $option } é para o jogo no navegador; deixe de fora com --terminal
refusal-terminal-only = { $option } é para o jogo no terminal; acrescente --terminal
refusal-one-game = { $file } é uma única partida; --game é para uma pasta de partidas salvas
refusal-which-game = { $folder } é uma pasta de partidas salvas; diga qual com --game
refusal-unknown-command = o comando “{ $command }” não existe; “{ $program } help” lista todos
refusal-needs-server = só a biblioteca está instalada, e isto precisa de { $missing }: { $install }; no terminal se joga sem isso: merlin-bigbox play --terminal
