import type { Line } from "../../shared/pdf/lay-lines.ts";
import { INK, MUTED, PAPER, type Sheet, type Weight } from "../../shared/pdf/sheet.ts";
import type { Poster } from "./make-poster.ts";

/** A laid text and where it stands. */
export type Placed = { lines: readonly Line[]; x: number; y: number; size: number; ink: string; leading: number };
type Look = {
  x?: number;
  width?: number;
  weight?: Weight;
  size: number;
  ink?: string;
  leading?: number;
  direction?: "ltr";
  mayBreak?: true;
};

const MARGIN = 54;
const INNER = PAPER.width - 2 * MARGIN;
export const QR = 224;
export const CIRCLE = 15;
const STEPS = MARGIN + QR + 30;
/** Where a step's words begin. */
const WORDS = STEPS + 2 * CIRCLE + 14;
/** Nothing is written below. */
const BOTTOM = PAPER.height - 28;
const [SMALLEST, STEP] = [0.5, 0.03];

/** Where everything stands on a poster; the type is as large as it can be for all of it to have room, and every word to stay whole. */
export function planPoster(sheet: Sheet, poster: Poster) {
  for (let scale = 1; ; scale -= STEP) {
    const plan = planAt(sheet, poster, scale);
    if (plan.fits || scale - STEP < SMALLEST) return plan;
  }
}
export type PosterPlan = ReturnType<typeof planPoster>;

function planAt(sheet: Sheet, poster: Poster, scale: number) {
  const set = setter(sheet, poster.direction, scale);
  const head = planHead(set, poster);
  const top = head.under + 26;
  const steps = planSteps(set, poster, top);
  const address = planAddress(set, poster, Math.max(top + QR, steps.under) + 24);
  const foot = planFoot(set, poster, address.under);
  return {
    ...head,
    qr: { x: set.mirrored(MARGIN, QR), y: top },
    ...steps,
    ...address,
    ...foot,
    fits: set.isWhole() && foot.under < BOTTOM + 0.1,
  };
}

type Setter = ReturnType<typeof setter>;

/** Lays texts at a scale; on a poster that is read from right to left everything changes its side. */
function setter(sheet: Sheet, direction: "ltr" | "rtl", scale: number) {
  let isWhole = true;
  const mirrored = (x: number, width: number) => (direction === "rtl" ? PAPER.width - x - width : x);
  const widthOf = (text: string, size: number) => sheet.lengthOf(text, { weight: "bold", size: size * scale });
  const set = (text: string, y: number, { x = MARGIN, width = INNER, ink = INK, leading = 1.58, mayBreak, ...look }: Look) => {
    const size = look.size * scale;
    if (!mayBreak && text.split(/ +/).some((word) => sheet.lengthOf(word, { ...look, size }) > width)) isWhole = false;
    const lines = sheet.lay(text, { direction, ...look, size, width });
    return { lines, x: mirrored(x, width), y, size, ink, leading, under: y + lines.length * size * leading };
  };
  return {
    mirrored,
    set,
    /** Of bold type. */
    widthOf,
    /** Sets what has no words, an address or a fingerprint: from left to right everywhere, and broken where it must. */
    setCode: (text: string, y: number, { x = MARGIN, size }: { x?: number; size: number }) =>
      // A hair wider: its width is a sum.
      set(text, y, { x, width: Math.min(INNER, widthOf(text, size) + 0.1), weight: "bold", size, direction: "ltr", mayBreak: true }),
    /** Whether every word stands on one line. */
    isWhole: () => isWhole,
  };
}

function planHead({ set, mirrored }: Setter, { texts, company, color, logo }: Poster) {
  const name = logo ? null : set(company, 58, { weight: "bold", size: 18, leading: 1.4, mayBreak: true });
  const y = Math.max(logo ? 50 + logo.height : 0, name?.under ?? 0, 84) + 28;
  // A dash never stands on a line of its own.
  const title = set(texts.title.replace(/ (?=\p{Pd}$)/u, "\u00a0"), y, { weight: "bold", size: 38, leading: 1.27 });
  const subtitle = set(texts.subtitle, title.under, { weight: "bold", size: 38, ink: color, leading: 1.27 });
  const lead = set(texts.lead, subtitle.under + 16, { size: 15, leading: 1.49 });
  return { name, logo: logo && { ...logo, x: mirrored(MARGIN, logo.width), y: 50 }, title, subtitle, lead, under: lead.under };
}

function planSteps({ set, mirrored }: Setter, { texts }: Poster, top: number) {
  const width = PAPER.width - MARGIN - WORDS;
  let y = top + 4;
  const steps = texts.steps.map((step) => {
    const circle = { x: mirrored(STEPS, 2 * CIRCLE), y };
    const name = set(step.name, y + 2, { x: WORDS, width, weight: "bold", size: 16 });
    const text = set(step.text, name.under + 1, { x: WORDS, width, size: 13, ink: MUTED });
    y = Math.max(text.under, y + 40) + 18;
    return { circle, name, text };
  });
  return { steps, under: y - 18 };
}

function planAddress({ set, setCode, widthOf }: Setter, { texts, readable }: Poster, top: number) {
  const label = set(texts.address, top, { size: 13, ink: MUTED });
  // As large as it has room on one line; the smallest that can be read breaks it.
  const size = [24, 22, 20, 18, 16, 14].find((one) => widthOf(readable, one) <= INNER) ?? 14;
  const address = setCode(readable, label.under, { size });
  const sealed = set(texts.sealed, address.under + 16, { weight: "bold", size: 13 });
  const device = set(texts.device, sealed.under + 1, { size: 13 });
  return { address: [label, address, sealed, device], under: device.under };
}

/** At the foot of the page, or below everything else. */
function planFoot({ set, setCode, widthOf }: Setter, { texts, fingerprint }: Poster, top: number) {
  const size = 11;
  const name = `${texts.fingerprint}:`;
  const beside = widthOf(`${name} `, size);
  const hasRoom = beside + widthOf(fingerprint, size) <= INNER;
  const from = (rule: number) => {
    const label = set(name, rule + 12, { weight: "bold", size });
    const code = setCode(fingerprint, hasRoom ? label.y : label.under, { x: hasRoom ? MARGIN + beside : MARGIN, size });
    const means = set(texts.fingerprintMeans, code.under + 1, { size, ink: MUTED });
    return { rule: { x: MARGIN, y: rule, width: INNER }, print: [label, code], means, under: means.under };
  };
  return from(Math.max(BOTTOM - from(0).under, top + 14));
}
