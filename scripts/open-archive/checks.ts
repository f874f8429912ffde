// What is checked of the whole, beside each text.
import type { AccountKeys } from "./account-keys.ts";
import { sha256 } from "./hz1/encode.ts";
import { isOfficeText } from "./hz1/log.ts";
import { differencesFrom } from "./log-and-tables.ts";
import { brokenEntry } from "./hz1/texts.ts";
import { doubtfulDepartments, type Keys } from "./keys.ts";
import { allRows, type Stock } from "./stock.ts";

/** What holds and what does not, in German. */
export type Checks = { holds: string[]; wrong: string[] };

/** Checks all that is signed but for the cases' own texts, of which `doubts` are not confirmed. */
export async function checksOf(
  stock: Stock,
  keys: Keys,
  account: AccountKeys,
  vouched: ReadonlyMap<string, Buffer[]>,
  doubts: number,
): Promise<Checks> {
  const { log } = account;
  const members = await doubtfulMembers(stock, vouched);
  const departments = await doubtfulDepartments(stock, keys);
  const receipts = await receiptsOf(stock, vouched);
  const differences = await differencesFrom(log, stock);
  const entries = (await allRows(stock, "audit_entries")).map((row) => ({
    seq: Number(row["seq"]),
    entry: String(row["entry"] ?? ""),
    hash: stock.bytes(row["hash"]),
  }));
  const broken = brokenEntry(entries);
  const results: { wrong: readonly string[]; holds: string | null }[] = [
    {
      wrong: doubts > 0 ? [`Zweifel an Texten von Fällen: ${doubts}; sie stehen bei ihnen.`] : [],
      holds:
        "Alle Unterschriften der geöffneten Nachrichten und Notizen sind bestätigt, und zwischen den Nachrichten fehlt keine. Ob die neuesten fehlen, ist nicht zu sehen.",
    },
    { wrong: members.map((name) => `Die Schlüssel von ${name} hat kein bekannter Kontoschlüssel bestätigt.`), holds: null },
    {
      wrong: departments.map((name) => `Den Schlüssel der Abteilung ${name} hat kein bekannter Kontoschlüssel unterschrieben.`),
      holds: "Alle Schlüssel der Abteilungen hat der Kontoschlüssel unterschrieben.",
    },
    {
      wrong: account.wrong,
      holds:
        log.length > 0
          ? `Das Schlüsselverzeichnis ist lückenlos, und jeder Eintrag ist unterschrieben (${log.length}).`
          : "Ein Schlüsselverzeichnis ist nicht dabei: Ob hier Schlüssel oder Personen fehlen, ist nicht zu sehen.",
    },
    { wrong: differences, holds: log.length > 0 ? "Schlüssel und Personen sind die des Schlüsselverzeichnisses." : null },
    {
      wrong: receipts.wrong,
      holds:
        receipts.count > 0
          ? `Jede unterschriebene Eingangsbestätigung ist bestätigt (${receipts.count}).`
          : "Unterschriebene Eingangsbestätigungen sind nicht dabei.",
    },
    {
      wrong: broken === null ? [] : [`Das Prüfprotokoll stimmt ab Eintrag ${broken} nicht.`],
      holds: `Das Prüfprotokoll ist in sich lückenlos (${entries.length} Einträge); unterschrieben ist es nicht.`,
    },
  ];
  return {
    holds: results.flatMap(({ wrong, holds }) => (wrong.length === 0 && holds !== null ? [holds] : [])),
    wrong: results.flatMap(({ wrong }) => wrong),
  };
}

/** People who could sign and whom none of the account's keys vouches for. */
async function doubtfulMembers(stock: Stock, vouched: ReadonlyMap<string, Buffer[]>): Promise<string[]> {
  const isDoubtful = (id: unknown, row: Record<string, unknown>) =>
    row["member_signature"] && !vouched.get(String(id))?.some((key) => key.equals(stock.bytes(row["sig_public_key"])));
  const people = (await allRows(stock, "users")).filter((row) => row["is_active"] !== false && isDoubtful(row["id"], row));
  const emergency = (await allRows(stock, "emergency_keys")).filter((row) => isDoubtful(row["id"], row));
  return [...people.map((row) => String(row["full_name"])), ...emergency.map(() => "einem Notfallschlüssel")];
}

/** The texts that channels confirm a report with, as people of the office signed them. */
async function receiptsOf(stock: Stock, vouched: ReadonlyMap<string, Buffer[]>) {
  const said = (await allRows(stock, "confirmation_texts")).flatMap(({ texts }) =>
    Object.entries((texts ?? {}) as Record<string, string>).map(([language, text]) => ({ language, text, hash: sha256(text) })),
  );
  const wrong: string[] = [];
  const rows = await allRows(stock, "receipt_signatures");
  for (const row of rows) {
    const language = String(row["language"]);
    const hash = stock.bytes(row["text_hash"]);
    const text = said.find((one) => one.language === language && one.hash.equals(hash))?.text;
    const statement = { accountId: stock.accountId, template: "receipt-automatic", language, signedAt: Number(row["signed_at"]) };
    const isRight = (key: Buffer) => text !== undefined && isOfficeText(key, { ...statement, text }, stock.bytes(row["signature"]));
    if (text === undefined) wrong.push(`Zu einer unterschriebenen Eingangsbestätigung (${language}) fehlt der Text.`);
    else if (!vouched.get(String(row["user_id"]))?.some(isRight))
      wrong.push(`Die Unterschrift einer Eingangsbestätigung (${language}) ist nicht bestätigt.`);
  }
  return { count: rows.length, wrong };
}
