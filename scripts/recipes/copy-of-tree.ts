import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../setup.mjs";
import { sourceFiles } from "../source-files.ts";

/** Lines that are added below the only line of a file that has this in it, or a text that is put in the only place of another. */
export type Edit = { file: string } & ({ below: string; add: string } | { instead: string; put: string });
/** A copy of the tree in a folder of its own, as it stands in the index and on the disk, with the packages that are installed. */
export class CopyOfTree {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-recipes-"));

  constructor() {
    for (const file of sourceFiles(root, [""]).filter((name) => name && fs.existsSync(path.join(root, name)))) {
      fs.mkdirSync(path.dirname(this.at(file)), { recursive: true });
      fs.copyFileSync(path.join(root, file), this.at(file));
    }
    // What looks at every file asks git which there are.
    execFileSync("git", ["init", "--quiet"], { cwd: this.folder });
    this.linkPackages("node_modules");
    this.linkPackages("node_modules/@hz");
  }

  /** Each package by itself: the workspaces among them are the copy's own. */
  private linkPackages(folder: string): void {
    fs.mkdirSync(this.at(folder), { recursive: true });
    for (const name of fs.readdirSync(path.join(root, folder)).filter((one) => one !== "@hz")) {
      const place = path.join(root, folder, name);
      const isOwn = folder.endsWith("@hz");
      fs.symlinkSync(isOwn ? fs.readlinkSync(place) : place, this.at(folder, name));
    }
  }

  at(...names: string[]): string {
    return path.join(this.folder, ...names);
  }

  /** Adds the files of a recipe and edits those that are there; throws where a place that it names is not there, or not once. */
  follow(recipe: string, edits: readonly Edit[]): void {
    const folder = path.join(import.meta.dirname, recipe);
    for (const file of fs.globSync("**/*.txt", { cwd: folder })) {
      const place = this.at(file.replace(/\.txt$/, ""));
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.copyFileSync(path.join(folder, file), place, fs.constants.COPYFILE_EXCL);
    }
    for (const edit of edits) {
      const before = fs.readFileSync(this.at(edit.file), "utf8");
      const [place, text] = "below" in edit ? [edit.below, edit.add] : [edit.instead, edit.put];
      const [head, tail, ...more] = before.split(place);
      if (tail === undefined || more.length > 0) throw new Error(`${edit.file}: „${place}“ does not stand there once`);
      const [rest, ...lines] = tail.split("\n");
      const after = "below" in edit ? [head + place + rest, text, ...lines].join("\n") : head + text + tail;
      fs.writeFileSync(this.at(edit.file), after);
    }
  }

  /** Runs a program of the tree in the copy: whether it ended well, and all that it said. */
  run(program: string, ...args: string[]): { isWell: boolean; said: string } {
    const env = { ...process.env, VITEST: undefined, NODE_COMPILE_CACHE: undefined };
    const { status, stdout, stderr } = spawnSync(process.execPath, [this.at(program), ...args], {
      cwd: this.folder,
      encoding: "utf8",
      env,
    });
    return { isWell: status === 0, said: `${program} ${args.join(" ")}\n${stdout}${stderr}` };
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}
