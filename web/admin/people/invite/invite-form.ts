import { Invite } from "@hz/contract/people/invitations";
import { PersonNames } from "@hz/contract/people/people";
import { MailLanguage, TypedEmail } from "@hz/contract/scalars";
import * as z from "zod";

/** The first step of an invitation: who is invited. */
export const NamesForm = PersonNames.extend({ email: TypedEmail });
export type NamesForm = z.infer<typeof NamesForm>;

/** The second one: what they may do, and what the mail says. */
export const AccessForm = z.object({
  permissions: Invite.shape.permissions,
  /** Null until somebody chose: then every department counts whose key is at hand. */
  departmentIds: Invite.shape.departmentIds.nullable(),
  language: MailLanguage,
  inviteMessage: Invite.shape.inviteMessage.unwrap(),
});
export type AccessForm = z.infer<typeof AccessForm>;
