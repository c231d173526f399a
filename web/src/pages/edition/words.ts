// The words that stand on printed components, in the language of the page.

import { language, t } from "../../lib/i18n.svelte";

// ids: edition-word-a, edition-word-activate-vassal, edition-word-any, edition-word-any-good
// ids: edition-word-apple, edition-word-apple-mistletoe, edition-word-apple-mistletoe-tiles
// ids: edition-word-apples, edition-word-arthur, edition-word-arthur-start, edition-word-b
// ids: edition-word-base, edition-word-bedivere, edition-word-bewitch, edition-word-black
// ids: edition-word-blue, edition-word-bonus, edition-word-bors, edition-word-brown, edition-word-build
// ids: edition-word-builder, edition-word-buy-goods, edition-word-cauldron-faces
// ids: edition-word-cauldron-steps, edition-word-claim, edition-word-claim-flag
// ids: edition-word-claim-influence, edition-word-claim-material, edition-word-claim-shield
// ids: edition-word-coins, edition-word-colour, edition-word-dark-influence, edition-word-day-laborers
// ids: edition-word-different-action, edition-word-discard, edition-word-display, edition-word-districts
// ids: edition-word-dove, edition-word-dragon, edition-word-eagle, edition-word-emblem
// ids: edition-word-excalibur, edition-word-exchange, edition-word-fish, edition-word-flag
// ids: edition-word-flag-bearer, edition-word-fox, edition-word-frame-bottom, edition-word-frame-top
// ids: edition-word-gaheris, edition-word-galahad, edition-word-gareth, edition-word-gareth-points
// ids: edition-word-gawain, edition-word-geraint, edition-word-geraint-points, edition-word-gold
// ids: edition-word-gold-arthur, edition-word-good, edition-word-goods-per-kind-and-colour
// ids: edition-word-grail, edition-word-grey, edition-word-hand, edition-word-huts, edition-word-id
// ids: edition-word-in, edition-word-influence, edition-word-influence-flag
// ids: edition-word-influence-material, edition-word-influence-shield, edition-word-influence-vassal
// ids: edition-word-inner, edition-word-kay, edition-word-knight, edition-word-lady, edition-word-lake
// ids: edition-word-lamorak, edition-word-lancelot, edition-word-manor, edition-word-manors
// ids: edition-word-markers, edition-word-market, edition-word-material, edition-word-material-tiles
// ids: edition-word-merlin, edition-word-merlin-start, edition-word-mint, edition-word-mirror
// ids: edition-word-mission, edition-word-missions, edition-word-mistletoe, edition-word-mountain
// ids: edition-word-move-arthur, edition-word-needs, edition-word-neutral-staffs, edition-word-open-picts
// ids: edition-word-orange, edition-word-orchard, edition-word-order, edition-word-percival
// ids: edition-word-pict, edition-word-plain, edition-word-plus-minus-one, edition-word-plus-tokens
// ids: edition-word-point-and-apple, edition-word-points, edition-word-poisoned-apples
// ids: edition-word-principality-black, edition-word-principality-blue, edition-word-principality-brown
// ids: edition-word-principality-grey, edition-word-principality-orange, edition-word-principality-purple
// ids: edition-word-purple, edition-word-quarry, edition-word-relocate, edition-word-repel
// ids: edition-word-replace-manor, edition-word-reverse, edition-word-seals, edition-word-sell-goods
// ids: edition-word-shield, edition-word-shield-bearer, edition-word-shield-tiles
// ids: edition-word-signet-ring, edition-word-smith, edition-word-snake, edition-word-staff
// ids: edition-word-staffs, edition-word-stairs, edition-word-start-coins, edition-word-start-mistletoe
// ids: edition-word-swap-figures, edition-word-switch, edition-word-tailor, edition-word-tiles
// ids: edition-word-tokens, edition-word-tower, edition-word-traitors-drawn
// ids: edition-word-traitors-per-colour, edition-word-tristram, edition-word-turn
// ids: edition-word-two-vassals-in, edition-word-value, edition-word-vassal, edition-word-vassals-together
// ids: edition-word-vp-flag, edition-word-vp-influence, edition-word-vp-manor, edition-word-vp-material
// ids: edition-word-vp-shield, edition-word-witch-hut, edition-word-wood
/** A word of the edition file in the page's language; a name that is not known is shown as it is written. */
export function word(name: string): string {
  const id = `edition-word-${name.replaceAll("_", "-")}`;
  return language.bundle.hasMessage(id) ? t(id) : name.replaceAll("_", " ");
}

// ids: edition-part-colours, edition-part-stock, edition-part-flags, edition-part-rondel, edition-part-environs
// ids: edition-part-starting-tiles, edition-part-missions, edition-part-picts, edition-part-allies, edition-part-gold
// ids: edition-part-market, edition-part-caerleon, edition-part-morgana, edition-part-treasures, edition-part-decrees
/** The title of a part of the edition, by the first word of its place. */
export function part(name: string): string {
  const id = `edition-part-${name.replaceAll("_", "-")}`;
  return language.bundle.hasMessage(id) ? t(id) : name.replaceAll("_", " ");
}
