// Made by tools/web_types.py: all words of the page in one language, in one file.
const files = import.meta.glob<string>(
  [
    "./*.de.ftl",
    "!./daily.de.ftl",
    "!./planner.de.ftl",
    "!./edition.de.ftl",
    "!./learn.de.ftl",
    "!./profile.de.ftl",
    "!./review.de.ftl",
    "!./teach.de.ftl",
    "!./rulebook.de.ftl",
    "../modules/*/locale/*.de.ftl",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
export default Object.values(files);
