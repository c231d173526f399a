# The table on a screen in the middle of the room.

screen-link = Show the table on a shared screen
screen-link-about = A laptop or TV shows the table without anyone’s cards; everyone plays on their own phone.
screen-join = Take a seat
screen-join-about = Scan the code with your phone. You play there, with your own cards.
screen-free = Scan to take this seat
screen-free-own = Free this seat
screen-leave = Leave the shared screen
screen-full = Full screen
screen-happened = What happened last
screen-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
