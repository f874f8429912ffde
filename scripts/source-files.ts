import { execFileSync } from "node:child_process";

/** The repository's files with one of these endings, tracked or new, as paths from the root. */
export function sourceFiles(root: string, endings: string[]): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
    cwd: root,
    encoding: "utf8",
  });
  return listed.split("\n").filter((file) => endings.some((ending) => file.endsWith(ending)));
}
