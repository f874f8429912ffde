import { ERROR_TEXTS } from "@hz/contract/error-texts";
import { ConfigError } from "../../server/config.ts";
import type { Context } from "../../server/context.ts";
import { Failure } from "../../server/http/failures.ts";
import { Refusal } from "../../server/modules/operator/index.ts";
import { startTrouble } from "../../server/start-trouble.ts";
import { type Command, parseCommand, UsageError } from "./arguments.ts";
import { remove } from "./delete.ts";
import { exportTo } from "./export.ts";
import { grant } from "./grant.ts";
import { HELP } from "./help.ts";
import { folder, onInstallation } from "./on-installation.ts";
import { move } from "./move.ts";
import { readArchive } from "./read-archive.ts";
import { removeFactor } from "./second-factor.ts";
import { list, show } from "./show.ts";

function execute(ctx: Context, command: Exclude<Command, { name: "hilfe" }>): Promise<string> {
  switch (command.name) {
    case "liste":
      return list(ctx, command);
    case "zeigen":
      return show(ctx, command);
    case "freimonat":
      return grant(ctx, command);
    case "ausgeben":
      return exportTo(ctx, command);
    case "einlesen":
      return readArchive(ctx, command);
    case "loeschen":
      return remove(ctx, command);
    case "umziehen":
      return move(ctx, command);
    case "zweiter-faktor":
      return removeFactor(ctx, command);
  }
}

function lineOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof ConfigError || error instanceof UsageError) return error.message;
  // Here a second try is not always safe: a free month would be credited again.
  if (error instanceof Failure && error.code === "PAYMENT_UNAVAILABLE")
    return "Der Zahlungsanbieter antwortet gerade nicht. Bitte prüfen Sie mit „zeigen <Konto>“ und beim Anbieter selbst, was schon geschehen ist, bevor Sie es noch einmal versuchen.";
  if (error instanceof Failure && error.code === "PAYMENT_REFUSED" && error.cause instanceof Error)
    return `Der Zahlungsanbieter hat das abgelehnt: ${error.cause.message}`;
  if (error instanceof Failure) return error.text ?? ERROR_TEXTS.de[error.code];
  const { name, message } = error as Error;
  return startTrouble(error, folder) ?? `Unerwarteter Fehler: ${name}: ${message}`;
}

try {
  const command = parseCommand(process.argv.slice(2));
  console.log(command.name === "hilfe" ? HELP : await onInstallation((ctx) => execute(ctx, command)));
} catch (error) {
  console.error(lineOf(error));
  if (error instanceof UsageError) console.error("Hilfe: npm run accounts -- --hilfe");
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
