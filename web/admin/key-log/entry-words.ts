import type { LogEntry } from "@hz/crypto";
import { fingerprintForPeople } from "@hz/crypto";
import { accountPrint } from "../../vault/people/fingerprints.ts";
import { t } from "../shared/texts/texts.ts";

/** Who is meant, by the server's list of names: the log itself names nobody. */
export type NameOf = (userId: string) => string;

/** An entry in plain words. */
export async function entryWords({ what }: LogEntry, accountId: string, nameOf: NameOf): Promise<string> {
  if (what.kind === "account") return t("keyLogAccount", { print: await accountPrint(accountId, what.publicKey) });
  if (what.kind === "member") return t("keyLogMember", { name: nameOf(what.userId), print: fingerprintForPeople(what.fingerprint) });
  if (what.kind === "removed") return t("keyLogRemoved", { name: nameOf(what.userId) });
  const { name, epoch, standsInFor } = what;
  return t(standsInFor.length > 0 ? "keyLogStandIn" : "keyLogDepartment", { name, epoch: String(epoch) });
}
