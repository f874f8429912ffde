import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { type ChannelDuties, DutyFacts, MAX_OWN_BODIES, OwnBody } from "@hz/contract/channels/channel-duties";
import type { BodyOf } from "@hz/contract/route";
import type { channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import * as z from "zod";

/** What is typed: the data, and the company's own external bodies. */
export const DutiesForm = z.object({ facts: DutyFacts, bodies: z.array(OwnBody).max(MAX_OWN_BODIES) });
export type DutiesTyped = z.infer<typeof DutiesForm>;

/** In which languages a body's purpose is said beside the first one. */
export const [, ...OTHERS] = PORTAL_LANGUAGE_CODES;
const UNTRANSLATED = Object.fromEntries(OTHERS.map((language) => [language, ""]));
export const NEW_BODY: OwnBody = { name: "", purpose: "", translations: UNTRANSLATED, link: "", phone: "" };

export const typedOf = ({ facts, bodies }: Pick<ChannelDuties, "facts" | "bodies">): DutiesTyped => ({
  facts,
  bodies: bodies.map((body) => ({ ...body, translations: { ...UNTRANSLATED, ...body.translations } })),
});

/** What differs, so that a colleague's other fields stay; null where nothing does. */
export function dutyChanges(before: DutiesTyped, typed: DutiesTyped): BodyOf<typeof channelDutyRoutes.save> | null {
  const facts = Object.fromEntries(
    Object.entries(typed.facts).filter(([field, value]) => value !== before.facts[field as keyof DutyFacts]),
  ) as Partial<DutyFacts>;
  const isSame = JSON.stringify(typed.bodies) === JSON.stringify(before.bodies);
  const change = { ...(Object.keys(facts).length > 0 && { facts }), ...(!isSame && { bodies: typed.bodies }) };
  return Object.keys(change).length > 0 ? change : null;
}
