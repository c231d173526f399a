// The license of every library and font that is packed into the page has to be in `licenses/`, which ships with it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "..", "licenses");
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The libraries to which these files belong. */
export function librariesOf(files: Iterable<string>): Set<string> {
  return new Set([...files].flatMap((file) => PACKAGE.exec(file.replaceAll("\\", "/"))?.[1] ?? []));
}

/** The name of the file with the license of a library. */
export function licenseOf(library: string): string {
  return `${library.replace("@", "").replace("/", "-")}.txt`;
}

/** Fails a build that would ship a library without its license. */
export function licensed(): Plugin {
  return {
    name: "licensed",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? Object.keys(part.modules) : part.originalFileNames,
      );
      for (const library of librariesOf(files))
        if (!existsSync(join(FOLDER, licenseOf(library))))
          this.error(`the page contains ${library}: put its license into licenses/${licenseOf(library)}`);
    },
  };
}
