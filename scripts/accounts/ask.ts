import { createInterface } from "node:readline/promises";
import { Refusal } from "../../server/modules/operator/index.ts";

/** Asks on the terminal; `instead` names the option for calls that nobody sits at. */
export async function askFor(question: string, instead: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Refusal(`Hier fragt niemand zurück: Bitte mit ${instead} bestätigen.`);
  // Questions go beside the output, which may be read by a program.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } catch {
    // Ctrl+C and Ctrl+D.
    throw new Refusal("\nAbgebrochen. Es wurde nichts geändert.");
  } finally {
    terminal.close();
  }
}
