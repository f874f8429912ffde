import type { DisclosureContent } from "../../../vault/content/contents.ts";
import type { Consent } from "../../../vault/content/consents.ts";
import { beyondConsent } from "../../../vault/content/disclosures.ts";
import { t } from "../../shared/texts/texts.ts";

/** What the consent that a disclosure rests on does not cover, in words. */
export function consentDoubts(content: DisclosureContent, consent: Consent): string[] {
  // That it was never given is said where it is named.
  if (!consent.grantedAt) return [];
  const beyond = beyondConsent(content, consent);
  return [
    ...(beyond.day ? [t("disclosureDayBeyond")] : []),
    ...(beyond.recipient ? [t("disclosureRecipientBeyond", { recipient: consent.request.recipient })] : []),
  ];
}
