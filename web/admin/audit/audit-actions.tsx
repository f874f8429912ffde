import { auditRoutes } from "@hz/contract/account/audit";
import type { AnswerOf } from "@hz/contract/route";
import { Download, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { call, callBytes } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { saveFile } from "../../vault/files/save-file.ts";
import { t } from "../shared/texts/texts.ts";
import { type AuditChoice, filterOf } from "./audit-choice.ts";
import { AUDIT } from "./queries.ts";

/** The log's two buttons, and below them what the last check has found. */
export function AuditActions({ choice }: { choice: AuditChoice }) {
  const [found, setFound] = useState<Found | null>(null);
  // Both stand in the log themselves.
  const check = useAction({
    run: () => {
      setFound(null);
      return call(auditRoutes.check);
    },
    failed: t("auditCheckFailed"),
    touches: [AUDIT],
    onDone: setFound,
  });
  const download = useAction({
    run: async () => {
      const bytes = await callBytes(auditRoutes.export, { query: filterOf(choice) });
      const file = await new Response(bytes).blob();
      saveFile(new Blob([file], { type: "text/csv" }), t("auditFileName", { day: new Date().toISOString().slice(0, 10) }));
    },
    done: t("auditExported"),
    failed: t("auditExportFailed"),
    touches: [AUDIT],
  });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button busy={check.busy} onClick={() => check.run()}>
          {!check.busy && <ShieldCheck aria-hidden="true" className="size-4" />}
          {check.busy ? t("auditChecking") : t("auditCheck")}
        </Button>
        <Button variant="quiet" busy={download.busy} onClick={() => download.run()}>
          {!download.busy && <Download aria-hidden="true" className="size-4" />}
          {t("auditExport")}
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {found && <Result {...found} />}
      </div>
      <Problem>{check.problem ?? download.problem}</Problem>
    </>
  );
}

type Found = AnswerOf<typeof auditRoutes.check>;

function Result({ entries, brokenAt, withheld, lastHash }: Found) {
  if (brokenAt !== null)
    return (
      <Notice tone="danger">
        <p className="font-semibold">{t("auditBroken", { seq: String(brokenAt) })}</p>
        <p>{t("auditBrokenText")}</p>
      </Notice>
    );
  return (
    <Notice tone="ok">
      <p className="font-semibold">{t("auditWhole", { count: entries })}</p>
      {withheld > 0 && <p>{t("auditWithheld", { count: withheld })}</p>}
      <p className="text-sm">{t("auditLastHash", { seq: String(entries) })}</p>
      <p className="font-mono text-sm break-all select-all">{lastHash}</p>
    </Notice>
  );
}
