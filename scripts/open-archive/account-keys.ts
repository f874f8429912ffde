// Which key is the account's, and what vouches for that. Nothing in an archive can: only a fingerprint that was noted elsewhere.
import { accountFingerprint, checkLog, type CheckedLog } from "./hz1/log.ts";
import { fingerprintForPeople } from "./hz1/codes.ts";
import { isSuccession } from "./hz1/keys.ts";
import { allRows, type Stock } from "./stock.ts";

/** The account's keys, old and new, its key log, what people can compare, and what is wrong with any of it, in German. */
export type AccountKeys = {
  keys: Buffer[];
  log: CheckedLog;
  prints: { account: string | null; log: string | null };
  wrong: string[];
};

/** Follows what the known keys signed: a next key by its succession, those of before by a key log that one of them signed. */
export async function accountKeysOf(stock: Stock, known: readonly Buffer[]): Promise<AccountKeys> {
  const { accountId } = stock;
  const keys = [...known];
  const isKnown = (key: Buffer) => keys.some((one) => one.equals(key));
  const wrong: string[] = [];
  for (const row of (await allRows(stock, "successions")).sort((a, b) => Number(a["signed_at"]) - Number(b["signed_at"]))) {
    const [former, next] = [stock.bytes(row["former_public_key"]), stock.bytes(row["public_key"])];
    const isRight = isSuccession({ accountId, former, next, signedAt: Number(row["signed_at"]) }, stock.bytes(row["signature"]));
    if (!isRight) wrong.push("Eine Nachfolge von Kontoschlüsseln ist nicht richtig unterschrieben.");
    else if (isKnown(former) && !isKnown(next)) keys.push(next);
  }
  const [account] = await allRows(stock, "accounts");
  const publicKey = account ? stock.bytes(account["public_key"]) : null;
  if (publicKey && !isKnown(publicKey)) wrong.push("Der Kontoschlüssel in den Firmendaten ist nicht der, der hier bekannt ist.");
  const log = await logOf(stock);
  const newest = log.accountKeys.at(-1);
  if (log.wrong !== null) wrong.push(`Das Schlüsselverzeichnis stimmt ab Eintrag ${log.wrong} nicht.`);
  else if (newest && !isKnown(newest))
    wrong.push("Das Schlüsselverzeichnis hat ein Kontoschlüssel unterschrieben, der hier nicht bekannt ist.");
  else keys.push(...log.accountKeys.filter((key) => !isKnown(key)));
  const prints = {
    account: publicKey && fingerprintForPeople(accountFingerprint(accountId, publicKey)),
    log: log.length > 0 && log.wrong === null ? fingerprintForPeople(log.head) : null,
  };
  return { keys, log, prints, wrong };
}

async function logOf(stock: Stock): Promise<CheckedLog> {
  const rows = (await allRows(stock, "key_log")).sort((a, b) => Number(a["seq"]) - Number(b["seq"]));
  return checkLog(
    stock.accountId,
    rows.map((row) => ({
      seq: Number(row["seq"]),
      time: Number(row["time"]),
      by: String(row["by_user_id"]),
      what: String(row["what"]),
      signature: stock.bytes(row["signature"]),
      head: stock.bytes(row["hash"]),
    })),
  );
}
