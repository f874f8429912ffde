import { ConfigError } from "../../server/config.ts";
import type { Context } from "../../server/context.ts";
import { Refusal } from "../../server/modules/operator/index.ts";
import { addUpdate, closeIncident, listIncidents, openIncident, recordRehearsal } from "../../server/modules/service-status/index.ts";
import { startTrouble } from "../../server/start-trouble.ts";
import { moment, plain, table } from "../accounts/format.ts";
import { folder, onInstallation } from "../accounts/on-installation.ts";
import { type Command, parseCommand, UsageError } from "./arguments.ts";
import { HELP } from "./help.ts";

async function list(ctx: Context): Promise<string> {
  const incidents = await listIncidents(ctx);
  if (incidents.length === 0) return "Es ist keine Störung eingetragen.";
  const said = (at: string | null) => (at === null ? "dauert an" : moment(new Date(at)));
  const rows = incidents.map(({ number, begunAt, endedAt, updates, title }) => [
    String(number),
    said(begunAt),
    said(endedAt),
    String(updates.length),
    plain(title),
  ]);
  return table([">Nr.", "Beginn", "Ende", ">Einträge", "Titel"], rows, 60);
}

async function execute(ctx: Context, command: Exclude<Command, { name: "hilfe" }>): Promise<string> {
  switch (command.name) {
    case "liste":
      return list(ctx);
    case "eroeffnen":
      return `Störung ${await openIncident(ctx, command)} ist eröffnet und steht auf der Seite /status.`;
    case "nachtrag":
      await addUpdate(ctx, command.number, command.text);
      return `Der Nachtrag zur Störung ${command.number} steht auf der Seite /status.`;
    case "beenden":
      await closeIncident(ctx, command.number, command);
      return `Die Störung ${command.number} ist beendet.`;
    case "probe": {
      const isNew = await recordRehearsal(ctx, command.rehearsal);
      const of = moment(new Date(command.rehearsal.at));
      return isNew ? `Die Probe vom ${of} ist eingetragen.` : `Die Probe vom ${of} war schon eingetragen.`;
    }
  }
}

function lineOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof ConfigError || error instanceof UsageError) return error.message;
  const { name, message } = error as Error;
  return startTrouble(error, folder) ?? `Unerwarteter Fehler: ${name}: ${message}`;
}

try {
  const command = parseCommand(process.argv.slice(2));
  console.log(command.name === "hilfe" ? HELP : await onInstallation((ctx) => execute(ctx, command)));
} catch (error) {
  console.error(lineOf(error));
  if (error instanceof UsageError) console.error("Hilfe: npm run status -- --hilfe");
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
