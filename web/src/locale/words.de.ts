// All words of the page in this language, in one file: one request, and what repeats weighs little.
const files = import.meta.glob<string>(["./*.de.ftl", "../modules/*/locale/*.de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(files);
