import type { Plugin } from "vite";

/**
 * How code that the server runs is written. One sign beyond ASCII has Node hold a whole file's text with two bytes for each of its
 * signs, as long as the process lives.
 */
export const HELD_TEXT = { charset: "ascii", comments: false } as const;

/** Stops a build that `HELD_TEXT` could not write in ASCII, which it cannot where a tag sees a template's raw text. */
export function heldTextGuard(): Plugin {
  return {
    name: "held-text-guard",
    applyToEnvironment: ({ name }) => name === "server" || name === "ssr",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        // The sign alone is looked for: with what stands around it, a line of a megabyte takes minutes.
        const beyond = /\P{ASCII}/u.exec(file.code);
        if (beyond)
          this.error(
            `${file.fileName} ist nicht in ASCII geschrieben: ${file.code.slice(Math.max(0, beyond.index - 60), beyond.index + 60)}`,
          );
      }
    },
  };
}
