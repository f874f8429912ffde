import type { KeyDrill } from "@hz/contract/keys/key-drill";
import { Cell, HeadCell, Table, TableBody, TableHead } from "../../ui/table.tsx";
import { allHolderTexts, keyName, keyWords, rescueTexts } from "./key-words.ts";
import { t } from "./texts.ts";

/** The picture in words: for screen readers, for printing, and for whoever prefers a table. */
export function KeyTable({ drill: { keys, people } }: { drill: KeyDrill }) {
  const rows = [
    ...keys.map((key) => ({
      id: key.id,
      who: keyName(key.name, key.isOlder),
      label: keyWords(key).label,
      back: allHolderTexts(key),
    })),
    ...people.map((person) => ({
      id: person.id,
      who: person.isSelf ? t("kdYou", { name: person.name }) : person.name,
      label: t(`kdState_${person.state}`),
      back: [...rescueTexts(person), ...(person.byEmergencyKey ? [t("kdEmergencyKey")] : []), ...(person.hasCode ? [t("kdOwnCode")] : [])],
    })),
  ];
  return (
    <details>
      <summary className="w-fit cursor-pointer text-sm font-semibold">{t("kdTable")}</summary>
      {/* Scrolls by itself: its width must not widen the page. */}
      <div className="mt-3 contain-inline-size">
        <Table label={t("kdTable")} isText>
          <TableHead>
            <HeadCell>{t("kdColumnWho")}</HeadCell>
            <HeadCell>{t("kdColumnState")}</HeadCell>
            <HeadCell>{t("kdColumnBack")}</HeadCell>
          </TableHead>
          <TableBody>
            {rows.map(({ id, who, label, back }) => (
              <tr key={id}>
                <Cell className="min-w-40 wrap-break-word">{who}</Cell>
                <Cell className="min-w-32">{label}</Cell>
                <Cell className="min-w-48 wrap-break-word">{back.length > 0 ? back.join(", ") : t("kdNobody")}</Cell>
              </tr>
            ))}
          </TableBody>
        </Table>
      </div>
    </details>
  );
}
