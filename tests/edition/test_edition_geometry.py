"""The hexes of the environs touch, and accept colours, as their frames tell."""

import pytest

from merlin_bigbox.edition import accepted_colours, load, neighbours

EDITION = load()


@pytest.mark.rule("EDITION-3")
def test_neighbours_of_an_even_column_lie_up_beside() -> None:
    """EDITION-3: row 1, column 2; clockwise from north."""
    assert neighbours(8, 4) == (2, 3, 9, 14, 7, 1)


@pytest.mark.rule("EDITION-3")
def test_neighbours_of_an_odd_column_lie_down_beside() -> None:
    """EDITION-3: row 1, column 3; clockwise from north."""
    assert neighbours(9, 4) == (3, 10, 16, 15, 14, 8)


@pytest.mark.rule("EDITION-3")
def test_corners_have_the_neighbours_that_are_inside() -> None:
    """EDITION-3: the four corners of 4 rows."""
    assert [set(neighbours(cell, 4)) for cell in (0, 5, 18, 23)] == [{1, 6}, {4, 10, 11}, {12, 13, 19}, {17, 22}]


@pytest.mark.rule("EDITION-3")
@pytest.mark.parametrize("rows", [3, 4])
def test_neighbours_are_mutual(rows: int) -> None:
    """EDITION-3: a cell touches whatever touches it."""
    for cell in range(rows * 6):
        assert cell not in neighbours(cell, rows)
        assert all(cell in neighbours(other, rows) for other in neighbours(cell, rows))


@pytest.mark.rule("EDITION-3")
def test_a_cell_outside_is_refused() -> None:
    """EDITION-3: cells count from 0 to 6 R - 1."""
    with pytest.raises(ValueError, match="expected 0 to 17 with 3 rows"):
        neighbours(18, 3)


@pytest.mark.rule("BASE-X1")
@pytest.mark.parametrize("rows", [3, 4])
def test_printed_example_accepts_grey_orange_and_blue(rows: int) -> None:
    """BASE-X1: row 1, column 4 accepts exactly these, with 4 rows and with 3."""
    assert set(accepted_colours(EDITION, rows)[1 * 6 + 4]) == {"grey", "orange", "blue"}


@pytest.mark.rule("BASE-44")
@pytest.mark.parametrize("rows", [3, 4])
def test_every_tile_accepts_the_icons_of_its_column(rows: int) -> None:
    """BASE-44: the lines north and south always end at a frame; no colour is told twice."""
    environs = EDITION.environs
    accepted = accepted_colours(EDITION, rows)
    assert len(accepted) == rows * 6
    for cell, colours in enumerate(accepted):
        assert {environs.frame_top[cell % 6], environs.frame_bottom[cell % 6]} <= set(colours)
        assert len(colours) == len(set(colours))


@pytest.mark.rule("EDITION-3")
def test_lines_that_leave_by_the_side_meet_no_icon() -> None:
    """EDITION-3: from the top left corner, north-west leaves above and beside at once and counts for nothing."""
    # North black, north-east grey, south orange; south-east (0,1), (1,2), (1,3), (2,4), (2,5) and out by the side.
    assert accepted_colours(EDITION, 4)[0] == ("black", "grey", "orange")


@pytest.mark.rule("EDITION-3")
def test_lines_end_at_the_frame_below() -> None:
    """EDITION-3: from the bottom right corner of 3 rows, south and south-west meet the frame below."""
    # North brown; south grey; south-west blue; north-west (2,4), (1,3), (1,2), (0,1), (0,0) and out by the side.
    assert set(accepted_colours(EDITION, 3)[17]) == {"brown", "grey", "blue"}
