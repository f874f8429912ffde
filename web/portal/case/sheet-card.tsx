import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { pinnedFragment } from "../page-link.ts";
import { usePortal } from "../portal-context.tsx";

/** Prints, in place of the page, how to come back to a case. The password stands on the sheet of the success page alone. */
export function SheetCard({ caseNumber }: { caseNumber: string }) {
  const { key, links, t } = usePortal();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const done = () => setAddress(null);
    addEventListener("afterprint", done);
    return () => removeEventListener("afterprint", done);
  }, []);
  const printSheet = () => {
    // It stands there for this print alone: whoever prints by the browser's menu wants the case.
    flushSync(() => setAddress(location.origin + links.case + pinnedFragment()));
    print();
  };
  return (
    <section className="card" aria-labelledby="access-sheet">
      <h2 id="access-sheet">{t("sheet.title")}</h2>
      <p>{t("sheet.text")}</p>
      <div className="actions">
        <button type="button" className="button button-quiet" aria-describedby="sheet-hint" onClick={printSheet}>
          {t("print.sheet")}
        </button>
      </div>
      <p className="hint" id="sheet-hint">
        {t("print.hint")}
      </p>
      {address !== null && (
        <p className="sheet lines">
          {t("sheet.printed", { caseNumber, address })}
          {key.state === "trusted" && t("sheet.fingerprint", { fingerprint: key.fingerprint })}
        </p>
      )}
    </section>
  );
}
