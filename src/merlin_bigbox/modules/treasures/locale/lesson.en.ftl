# What the coach says of this module; how lessons are written: docs/learn.md.

lesson-treasures = Treasures of the environs
    .about = Every manor pays at once.
    .goal = Build for the treasure of a tile.
    .done = You can now build for bonuses.
    .challenge = Own four staffs.
    .hint = A mountain next to the lake hides one.
lesson-treasures-tiles = Tiles without towers now hide treasures. Here are two of them.
lesson-treasures-lake = Build on the lake: it claims two goods where you have a marker.
    .otherwise = A fine treasure. First the lake.
