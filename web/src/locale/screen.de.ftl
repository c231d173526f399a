# Der Tisch auf einem Bildschirm in der Mitte des Raums.

screen-link = Tisch auf einem gemeinsamen Bildschirm zeigen
screen-link-about = Ein Laptop oder Fernseher zeigt den Tisch ohne jemandes Karten; alle spielen auf ihrem eigenen Handy.
screen-join = Nimm Platz
screen-join-about = Scanne den Code mit deinem Handy. Dort spielst du, mit deinen eigenen Karten.
screen-free = Scannen und Platz nehmen
screen-free-own = Platz freigeben
screen-leave = Gemeinsamen Bildschirm verlassen
screen-full = Vollbild
screen-happened = Was zuletzt geschah
screen-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
