// Made by tools/web_types.py: all words of the page in one language, in one file.
const files = import.meta.glob<string>(
  [
    "./*.en.ftl",
    "!./daily.en.ftl",
    "!./planner.en.ftl",
    "!./edition.en.ftl",
    "!./learn.en.ftl",
    "!./profile.en.ftl",
    "!./review.en.ftl",
    "!./teach.en.ftl",
    "!./rulebook.en.ftl",
    "../modules/*/locale/*.en.ftl",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
export default Object.values(files);
