import { portalPaths } from "@hz/contract/portal-paths";
import type { EvidenceFile } from "@hz/contract/reports/evidence";
import { useEffect, useState } from "react";
import { formatDay } from "../../i18n/dates.ts";
import { saveFile } from "../../vault/files/save-file.ts";
import { type CheckedEvidence, checkEvidence } from "../../vault/report/case-evidence.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";
import { Notice } from "../notice.tsx";
import { officeName, usePortal } from "../portal-context.tsx";

/** What the office signed of the report, to be saved once this browser has checked it; draws nothing until it has. */
export function EvidenceCard({ open }: { open: OpenCase }) {
  const portal = usePortal();
  const { t } = portal;
  const [checked, setChecked] = useState<CheckedEvidence | null>(null);
  useEffect(() => {
    let isNewest = true;
    void checkEvidence(open, new Date()).then((found) => isNewest && setChecked(found));
    return () => void (isNewest = false);
  }, [open]);
  return (
    checked && (
      <section className="card stack-tight" aria-labelledby="evidence">
        <h2 id="evidence">{t("evidence.title")}</h2>
        <p>{t("evidence.text")}</p>
        {checked.state === "none" && (
          <>
            <p>{t("evidence.none", { office: officeName(portal, open.found.department) })}</p>
            <p className="small muted">{t("evidence.meanwhile")}</p>
          </>
        )}
        {checked.state === "refused" && (
          <Notice kind="danger" title={t("evidence.refused")}>
            <p>{t("evidence.refusedText")}</p>
          </Notice>
        )}
        {checked.state === "holds" && <Savable checked={checked} />}
      </section>
    )
  );
}

function Savable({ checked }: { checked: CheckedEvidence & { state: "holds" } }) {
  const { language, t } = usePortal();
  const { file, withText, receivedOn, signedOn, office } = checked;
  const save = (what: EvidenceFile) =>
    saveFile(new Blob([JSON.stringify(what, null, 1)], { type: "application/json" }), `${t("evidence.fileName")}.json`);
  return (
    <>
      <p>{t("evidence.signed", { received: formatDay(receivedOn, language), signed: formatDay(signedOn, language) })}</p>
      <p>{t("evidence.office", { office })}</p>
      {!withText && <p className="small muted">{t("evidence.redacted")}</p>}
      <div className="actions">
        <button type="button" className="button button-quiet" aria-describedby="evidence-hint" onClick={() => save(file)}>
          {t("evidence.save")}
        </button>
        {withText && (
          <button type="button" className="button button-quiet" aria-describedby="evidence-text-hint" onClick={() => save(withText)}>
            {t("evidence.saveText")}
          </button>
        )}
      </div>
      <p className="hint" id="evidence-hint">
        {t("evidence.hint", { address: location.origin + portalPaths.checkExport })}
      </p>
      {withText && (
        <p className="hint" id="evidence-text-hint">
          {t("evidence.textHint")}
        </p>
      )}
    </>
  );
}
