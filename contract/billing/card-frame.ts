import type { ApplicationLanguage } from "../languages.ts";
import * as z from "zod";

/**
 * What the page and the frame with the card field tell each other. The frame has an origin of its own, where the payment
 * provider's script runs: the page takes nothing from there but this.
 */
const Name = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9_]*$/);
const Asked = z.int().positive();

/** The frame's first word, to the window around it; `nonce` is the one in its address. */
export const Hello = z.strictObject({ cardFrame: z.literal("hello"), nonce: z.string().max(80) });
export type Hello = z.infer<typeof Hello>;

/** What the frame says afterwards, through the one channel that the page gave it. No text for people: the page has its own. */
export const FromFrame = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("ready") }),
  /** The payment provider's script did not come. */
  z.strictObject({ type: z.literal("unavailable") }),
  z.strictObject({ type: z.literal("height"), px: z.number().min(1).max(2000) }),
  /** What was typed so far, with the code of what is wrong about it. */
  z.strictObject({ type: z.literal("change"), code: Name.nullable() }),
  /** The enter key in a field. */
  z.strictObject({ type: z.literal("enter") }),
  z.strictObject({
    type: z.literal("made"),
    asked: Asked,
    paymentMethodId: z
      .string()
      .max(100)
      .regex(/^pm_[A-Za-z0-9_]+$/),
  }),
  z.strictObject({ type: z.literal("confirmed"), asked: Asked }),
  /** `code` and `reason` as the payment provider names them: why not, and why the bank did not. */
  z.strictObject({ type: z.literal("failed"), asked: Asked, code: Name.nullable(), reason: Name.nullable() }),
]);
export type FromFrame = z.infer<typeof FromFrame>;

/** How the page looks, for what the frame draws. */
export type FrameLook = { dark: boolean; fontSize: number };

/** The page's answer to the first word, with the channel: what the frame is for. */
export type Begin = {
  cardFrame: "begin";
  nonce: string;
  purpose: "card" | "bank";
  /** Null in test mode. */
  publishableKey: string | null;
  language: ApplicationLanguage;
  look: FrameLook;
};

/** What the page asks through the channel; each `asked` gets one answer of the same number. */
export type ToFrame =
  | { type: "look"; look: FrameLook }
  | { type: "focus" }
  | { type: "make"; asked: number; name: string; email: string }
  | { type: "bank"; asked: number; clientSecret: string };
