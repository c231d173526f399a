// Real data from the engine, written by tools/web_fixtures.py before the tests run.

const files = import.meta.glob<unknown>("./fixtures/*.json", { eager: true, import: "default" });

/** What is in one of the files. */
export function fixture<T>(name: string): T {
  const found = files[`./fixtures/${name}.json`];
  if (found === undefined) throw new Error(`no fixture ${name}: run ./merlin python -m tools.web_fixtures`);
  return found as T;
}
