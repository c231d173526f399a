// What the first page knows about lessons: which is the first, and where the browser keeps how far one has come.

export const FIRST_LESSON = "first-points";
export const PROGRESS = "merlin-lessons";

/** Whether a lesson was begun here. */
export function learns(): boolean {
  try {
    return localStorage.getItem(PROGRESS) !== null;
  } catch {
    return true;
  }
}
