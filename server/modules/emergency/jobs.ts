import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import { EMERGENCY_CHANGES, emergencyChanged, KEY_READERS, type KeyReader } from "../../mail/templates/emergency-changed.ts";
import { defineMail } from "../mails/index.ts";
import { userOf } from "../users/index.ts";

// Jobs of before were for those alone who see to security.
const Recipient = z.object({ accountId: Id, userId: Id, what: z.enum(EMERGENCY_CHANGES), as: z.enum(KEY_READERS).default("keeper") });

const LEADS_TO: Record<KeyReader, string> = { keeper: paths.emergencyKey, manager: paths.departments, reader: paths.dashboard };

/** Tells somebody who sees to the account's security, manages people or handles reports what became of the emergency key. */
export const notifyOfEmergencyChange = defineMail("tell-of-emergency-change", Recipient, async (ctx, { accountId, userId, what, as }) => {
  const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
  if (!user?.is_active || user.deleted_at) return null;
  return {
    to: user.email,
    ...emergencyChanged(as, what, user.language, ctx.config.publicUrl + LEADS_TO[as]),
  };
});

export const emergencyJobs = [notifyOfEmergencyChange];
