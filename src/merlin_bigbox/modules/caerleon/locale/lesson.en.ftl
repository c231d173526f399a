# What the coach says of this module; how lessons are written: docs/learn.md.

lesson-caerleon = The City of Caerleon
    .about = Six districts, six new reasons to go there.
    .goal = Use a district, and choose who goes home.
    .done = You can now use districts.
    .challenge = Score 3.
    .hint = Up to four exchanges in the Market district.
lesson-caerleon-smith = In the Smith district, a shield-bearer takes two shields of any color.
    .otherwise = That vassal takes one. Your shield-bearer takes two.
lesson-caerleon-full = Both slots are full: who goes home? Choose Yellow’s builder.
    .otherwise = Blue’s flag-bearer could go, too. This time Yellow’s builder.
lesson-caerleon-shields = Two shields of any color: take brown and black.
    .otherwise = A good color. This time brown and black.
