import { berlinDay } from "@hz/contract/procedure/deadlines";
import { type Readiness, readinessRoutes } from "@hz/contract/account/readiness";
import { FileText } from "lucide-react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { pdfInWorker } from "../../shared/pdf/in-worker.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { saveFile } from "../../../vault/files/save-file.ts";
import { t } from "../texts.ts";
import type { Proof } from "./make-proof-pdf.ts";
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from "./proof-worker.ts?worker&url";

/** Hands a proof to the downloads, once the server has recorded it; returns the file's name. */
async function exportProof(proof: Proof, signal: AbortSignal): Promise<string> {
  const pdf = await pdfInWorker(workerUrl, proof, signal);
  await call(readinessRoutes.recordExport);
  const name = t("rdProofName", { day: berlinDay(new Date(proof.readiness.at)) });
  saveFile(new Blob([pdf], { type: "application/pdf" }), name);
  return name;
}

/** Makes the proof of what the page shows, in this browser. */
export function ProofButton({ readiness }: { readiness: Readiness }) {
  const users = useUserNames();
  const making = useAction({
    run: (_, signal) => exportProof({ readiness, names: Object.fromEntries(users) }, signal),
    done: (name) => ({ title: t("rdProofSaved"), description: t("rdProofDone", { name }) }),
    failed: t("rdProofFailed"),
    failsIn: "toast",
  });
  return (
    <Button busy={making.busy} onClick={() => making.run()}>
      {!making.busy && <FileText aria-hidden="true" className="size-4" />}
      {making.busy ? t("rdProofBusy") : t("rdProof")}
    </Button>
  );
}
