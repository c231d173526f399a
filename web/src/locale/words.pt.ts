// All words of the page in this language, in one file: one request, and what repeats weighs little.
const files = import.meta.glob<string>(["./*.pt.ftl", "../modules/*/locale/*.pt.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(files);
