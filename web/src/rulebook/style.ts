// The look of these pages comes with their script: nobody who only plays loads it.
import css from "./rulebook.css?inline";

// Parts of the board that have a size of their own are shown as small as the room is, on paper too, where no script
// measures anything: a rule for every few pixels of room.
const STEP = 8;
const rooms = Array.from({ length: 112 }, (_, nth) => 200 + nth * STEP);
const fitting = rooms
  .map((room) => `@container rb-room (width >= ${room}px) { .rb-fixed { --room: ${room}; } }`)
  .join("\n");

const sheet = new CSSStyleSheet();
sheet.replaceSync(css + fitting);
document.adoptedStyleSheets.push(sheet);
