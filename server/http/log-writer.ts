import type { Writable } from "node:stream";

const FLUSH_MS = 100;

/** Takes a stream and gives a function that writes lines to it, gathered for a moment, because each write costs a call. */
export function gatherLines(stream: Writable): (line: string) => void {
  let lines: string[] = [];
  const flush = () => {
    stream.write(`${lines.join("\n")}\n`);
    lines = [];
  };
  process.on("exit", () => lines.length > 0 && flush());
  return (line) => {
    if (lines.push(line) === 1) setTimeout(flush, FLUSH_MS).unref();
  };
}
