import { invitationWords } from "@hz/contract/people/invitation-mail";
import { layOut, type Mail } from "../layout.ts";

type Facts = Parameters<typeof invitationWords>[1];

/** Invites a person, in the language chosen for them; the code that opens what was granted travels another way. */
export function invitation(language: string, facts: Facts, address: string): Mail {
  const { subject, paragraphs, link } = invitationWords(language, facts);
  return layOut(subject, paragraphs, { label: link, address }, { language });
}
