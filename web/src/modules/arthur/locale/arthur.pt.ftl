modules-picts = Pictos
modules-picts-left = { $count } na pilha
modules-picts-none = Não há mais pictos.
modules-picts-sum = Valor dos pictos
modules-picts-of = Pictos obtidos: { $values }
modules-picts-own = { $rank ->
    [most] { $sum }, o mais alto
    [fewest] { $sum }, o mais baixo
   *[between] { $sum }
}
