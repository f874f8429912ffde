import { isReached, type Operator } from "@hz/contract/account/operator";
import { Fragment } from "react";
import { Note } from "./prose.tsx";
import { t } from "./texts.ts";

/** What an imprint must name, with the words for it and the setting that it comes from. */
const NEEDED = [
  ["name", "Name des Unternehmens", "OPERATOR_NAME"],
  ["street", "Straße und Hausnummer", "OPERATOR_STREET"],
  ["city", "Postleitzahl und Ort", "OPERATOR_CITY"],
  ["representedBy", "vertretungsberechtigte Person", "OPERATOR_REPRESENTED_BY"],
  ["email", "erreichbare E-Mail-Adresse", "SUPPORT_EMAIL"],
] as const;

const missingOf = (operator: Operator) => NEEDED.filter(([field]) => (field === "email" ? !isReached(operator) : operator[field] === null));

/** Says which details the operator has not given and where they belong; nothing where all are there. */
export function MissingDetails({ operator }: { operator: Operator }) {
  const missing = missingOf(operator);
  if (missing.length === 0) return null;
  return (
    <div className="prose-missing">
      <Note title={t("operatorMissingTitle")}>
        <p>
          {t("operatorMissing", { missing: missing.map(([, words]) => words).join(", ") })}{" "}
          {missing.map(([, , setting], place) => (
            <Fragment key={setting}>
              {place > 0 && ", "}
              <code>{setting}</code>
            </Fragment>
          ))}
          . {t("operatorMissingShown")}
        </p>
      </Note>
    </div>
  );
}

/** The operator's postal address as far as it is known. */
export function OperatorAddress({ operator }: { operator: Operator }) {
  const lines = [operator.name, operator.street, operator.city].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <address>
      {[...lines, operator.country].map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
    </address>
  );
}

/** What a sentence calls the operator. */
export const operatorName = ({ name }: Operator): string => name ?? t("operatorAnybody");

/** The link for what people dial. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
