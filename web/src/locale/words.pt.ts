// Made by tools/web_types.py: all words of the page in one language, in one file.
const files = import.meta.glob<string>(
  [
    "./*.pt.ftl",
    "!./daily.pt.ftl",
    "!./planner.pt.ftl",
    "!./edition.pt.ftl",
    "!./learn.pt.ftl",
    "!./profile.pt.ftl",
    "!./review.pt.ftl",
    "!./teach.pt.ftl",
    "!./rulebook.pt.ftl",
    "../modules/*/locale/*.pt.ftl",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
export default Object.values(files);
