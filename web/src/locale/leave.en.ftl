# Leaving a table for good, and tables that will be removed.
leave-title = Take the table off your list?
leave-menu = Take off my list
    .of = Take the table with { $names } off my list
leave-waiting-host = The table is removed for everybody who sits at it.
leave-waiting = You give up your seat.
leave-playing = A bot plays on for you. Until everybody has left the game you can come back by its link; then it is removed for good.
leave-over = When everybody who played has taken the game off their list, it is removed for good. Until then its link leads to it.
leave-do = Take off my list
leave-stay = Keep it
leave-left = The table is off your list.
leave-removed = The table is removed.
leave-soon = Nobody has used this table for a long time. It will be removed on { $date } unless somebody who plays here opens it.
leave-on = Will be removed on { $date }
leave-gone = This table was removed
leave-gone-about = Its people have removed it, or nobody used it for a long time.
