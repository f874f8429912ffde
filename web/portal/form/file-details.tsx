import { type ChosenFile, sentAs } from "./chosen-file.ts";
import { usePortal } from "../portal-context.tsx";
import type { PortalT } from "../portal-texts.ts";

/** What was found and removed of a file, as one sentence or more. */
export function detailsText({ check, file, cleaned }: ChosenFile, t: PortalT): string {
  if (typeof check === "string") return t(`clean.${check}`);
  const kinds = [...new Set(check.found.map(({ kind }) => kind))];
  const what = kinds.map((kind) => t(`clean.${kind}`)).join(", ");
  const removed = what && t(file === cleaned ? "clean.removed" : "clean.original", { what });
  const said = [removed, ...check.left.map((left) => t(`clean.${left}`))].filter(Boolean);
  return said.length > 0 ? said.join("\n") : t("clean.nothing");
}

type Props = { chosen: ChosenFile; disabled: boolean; onChange: (changed: ChosenFile) => void };

/** What was found in a file, folded up what exactly, and the choice to send it as it was chosen. */
export function FileDetails({ chosen, disabled, onChange }: Props) {
  const { t } = usePortal();
  const { check, cleaned, file, key, original } = chosen;
  const isWarning = check === "failed" || (check !== "running" && check.left.length > 0) || (cleaned !== null && file === original);
  const values = typeof check === "string" ? [] : check.found.filter(({ value }) => value);
  const said = detailsText(chosen, t);
  const choice = (how: "cleaned" | "original") => (
    <label className="check">
      <input
        type="radio"
        name={`send-${key}`}
        checked={(file === cleaned) === (how === "cleaned")}
        onChange={() => onChange(sentAs(chosen, how))}
      />
      <span>{t(how === "cleaned" ? "clean.sendCleaned" : "clean.sendOriginal")}</span>
    </label>
  );
  return (
    <div className={isWarning ? "file-details file-warns small" : "file-details small"}>
      {values.length === 0 ? (
        <p>{said}</p>
      ) : (
        <details>
          <summary>{said}</summary>
          <ul>
            {values.map(({ kind, value }) => (
              <li key={`${kind} ${value}`}>
                {t(`clean.${kind}`)}: {value}
              </li>
            ))}
          </ul>
        </details>
      )}
      {cleaned && (
        <fieldset disabled={disabled}>
          <legend className="visually-hidden">{t("clean.choice", { name: original.name })}</legend>
          {choice("cleaned")}
          {choice("original")}
        </fieldset>
      )}
    </div>
  );
}
