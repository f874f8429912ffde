import { useEffect, useState } from "react";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";
import type { ChosenFile } from "./chosen-file.ts";
import { namingsIn } from "./naming.ts";

/** Half a name is none: it is looked at once nobody types, in milliseconds. */
const SETTLED_MS = 700;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const soon = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(soon);
  }, [text]);
  return settled;
}

const personsIn = ({ check }: ChosenFile) =>
  typeof check === "string" ? [] : check.found.flatMap(({ kind, value }) => (kind === "person" && value ? [value] : []));

/** Says what of an anonymous text and its files may tell who wrote it. It keeps nobody from sending it. */
export function NamingHint({ text, files }: { text: string; files: ChosenFile[] }) {
  const { t } = usePortal();
  const settled = useSettled(text);
  const fileNames = files.map(({ file }) => file.name);
  const found = namingsIn(settled, fileNames, files.flatMap(personsIn));
  return (
    <div role="status">
      {found.length > 0 && (
        <Notice kind="accent" title={t("naming.title")}>
          <p>{t("naming.text")}</p>
          <ul>
            {found.map(({ kind, said }) => (
              <li key={`${kind} ${said}`}>{t(`naming.${kind}`, { said })}</li>
            ))}
          </ul>
          <p className="small">{t("naming.here")}</p>
        </Notice>
      )}
    </div>
  );
}
