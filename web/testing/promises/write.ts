import { type Claim, WORDS } from "./claim.ts";
import { CLAIMS, type ClaimId, type Said } from "./face.ts";
import { FACE_NAMES, FACES, SAID } from "./promises.ts";

const HEAD = [
  "# What we promise, and what proves it",
  "Written by `node scripts/write-promises.ts` from the lists in `web/testing/promises`. A test there holds them to the German texts, both ways: each sentence below stands word for word where it is said to stand, and each sentence there that sounds like a promise is below, or is said to be none. Every proof is a file and words that stand in it.",
];

const saidOf = (face: keyof typeof SAID): Said => SAID[face];

/** The document that tells of each promise where it stands and what it rests on. */
export function promisesDocument(): string {
  const ids = Object.keys(CLAIMS) as ClaimId[];
  const sentences = FACES.flatMap((face) => Object.values(saidOf(face).promises)).flat().length;
  const unproved = ids.filter((id) => proofsOf(id).length === 0).length;
  const counts = `${ids.length} claims in ${sentences} sentences; ${unproved} of them rest on somebody's word alone.`;
  return `${[...HEAD, counts, ...ids.map(section)].join("\n\n")}\n`;
}

const proofsOf = (id: ClaimId) => (CLAIMS[id] as Claim).proofs ?? [];

function section(id: ClaimId): string {
  const { claim, word, limit } = CLAIMS[id] as Claim;
  const proofs = proofsOf(id).map(([file, quote]) => `- [${file}](../${file}): ${quote.replaceAll("|", "\\|")}`);
  const rest = [word && `${WORDS[word]}.`, limit].filter(Boolean).join(" ");
  const said = FACES.flatMap((face) => {
    const sentences = saidOf(face).promises[id] ?? [];
    return sentences.length > 0 ? [`*${FACE_NAMES[face]}*\n${sentences.map((sentence) => `- ${sentence}`).join("\n")}`] : [];
  });
  return [`## ${claim}`, ...(proofs.length > 0 ? [proofs.join("\n")] : []), ...(rest ? [rest] : []), ...said].join("\n\n");
}
