import { LIE_IDS, LIES } from "./lies.ts";
import { OUTCOMES, PLACES } from "./outcomes.ts";

const [BEGIN, END] = ["<!-- written by scripts/write-lies.ts -->", "<!-- end of what is written -->"];

/** The threat model with its tables as the list has it. Throws where it has no place for them. */
export function withLies(threatModel: string): string {
  const [begin, end] = [threatModel.indexOf(BEGIN), threatModel.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error("The threat model has no place for the lies");
  return `${threatModel.slice(0, begin)}${BEGIN}\n\n${tables()}\n\n${threatModel.slice(end)}`;
}

function tables(): string {
  const told = Object.entries(PLACES).map(([place, title]) => {
    const rows = LIE_IDS.map((id) => LIES[id])
      .filter((lie) => lie.place === place)
      .map(({ server, outcome, browser }) => `| It ${server} | ${OUTCOMES[outcome]} | ${browser} |`);
    return [`**${title}**`, "", "| What the server does | Outcome | Why, and what remains |", "|---|---|---|", ...rows].join("\n");
  });
  const unnoticed = LIE_IDS.filter((id) => LIES[id].outcome === "unnoticed").length;
  return [`${LIE_IDS.length} lies, of which ${unnoticed} are not noticed. Tests tell each one to the real programs.`, ...told].join("\n\n");
}
