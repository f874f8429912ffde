import type { DisclosureContent } from "../../../vault/content/contents.ts";
import type { Consent } from "../../../vault/content/consents.ts";
import { beyondConsent } from "../../../vault/content/disclosures.ts";
import { t } from "../../shared/texts/texts.ts";

/** Takes what an entry of the ledger says and the consent that it rests on, and gives in words what that does not cover. */
export function consentDoubts(content: DisclosureContent, consent: Consent): string[] {
  // That it was never given is said where it is named.
  if (!consent.grantedAt) return [];
  const beyond = beyondConsent(content, consent);
  return [
    ...(beyond.day ? [t("disclosureDayBeyond")] : []),
    ...(beyond.recipient ? [t("disclosureRecipientBeyond", { recipient: consent.request.recipient })] : []),
  ];
}
