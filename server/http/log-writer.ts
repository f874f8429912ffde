import type { Writable } from "node:stream";

const FLUSH_MS = 100;

/** Writes lines to a stream, gathered for a moment, because each write costs a call. */
export function batchLines(stream: Writable): (line: string) => void {
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

/** How a terminal names what stands in the log. */
const EVENTS: Record<string, string> = {
  "job-trouble": "Ein Auftrag ist fehlgeschlagen und wird wiederholt",
  failure: "Eine Anfrage ist fehlgeschlagen",
  "unknown-proxy": "Ein Proxy, den TRUST_PROXY nicht nennt, gibt Adressen von Besuchern weiter: Alle hinter ihm gelten als einer",
  "files-missing": "Dateien zu Meldungen fehlen auf dem Datenträger, ganz oder in Teilen; npm run doctor sagt, was zu tun ist",
  "database-lost": "Die eingebaute Datenbank ist ausgefallen und wird neu gestartet",
  "database-back": "Die eingebaute Datenbank läuft wieder",
  "database-not-starting": "Die eingebaute Datenbank startet nicht; der Grund steht in pg.log",
};

/** The same for what is told of it. */
const FACTS: Record<string, string> = { error: "Ursache", code: "Code", ms: "Dauer in ms", job: "Auftrag", route: "Adresse" };

/** Writes what a person who reads the stream should see of the log's lines, in words. */
export function readableLines(stream: Writable): (line: string) => void {
  return (line) => {
    const { at, event, ...facts } = JSON.parse(line) as { at: string; event: string } & Record<string, unknown>;
    if (event === "request") return;
    const { times, ...others } = facts;
    const rest = Object.entries(others).filter(([name, value]) => value !== "" && !["id", "run", "place"].includes(name));
    const count = times === undefined ? "" : ` (noch ${String(times)} Mal in der letzten Minute)`;
    const details = rest.map(([name, value]) => `${FACTS[name] ?? name} ${String(value)}`).join(", ");
    stream.write(`${new Date(at).toLocaleTimeString("de-DE")}  ${EVENTS[event] ?? event}${details && `: ${details}`}${count}\n`);
  };
}
