// What the first page knows about lessons: the first and the last, and how far one has come in this browser.

export const FIRST_LESSON = "first-points";
const LAST_LESSON = "first-round";
export const PROGRESS = "merlin-lessons";

/** Whether lessons were begun here, and whether all were done. */
export function learns(): "" | "begun" | "done" {
  try {
    const kept = localStorage.getItem(PROGRESS);
    // Among those that were finished it is an item of a list, where one has come to the key of an object.
    return kept === null ? "" : RegExp(`"${LAST_LESSON}"[,\\]]`).test(kept) ? "done" : "begun";
  } catch {
    return "done";
  }
}
