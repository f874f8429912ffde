import { berlinDay } from "@hz/contract/procedure/deadlines";
import { type Readiness, readinessRoutes } from "@hz/contract/account/readiness";
import { useMutation } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toasts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";
import { pdfInWorker } from "../../shared/pdf/in-worker.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { saveFile } from "../../shared/page/save-file.ts";
import { t } from "../texts.ts";
import type { Proof } from "./make-proof-pdf.ts";

/** Takes a proof and hands it to the downloads, once it is kept that it was made; gives the file's name. */
async function exportProof(proof: Proof): Promise<string> {
  const worker = () => new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });
  const pdf = await pdfInWorker(worker, proof, new AbortController().signal);
  await call(readinessRoutes.keepExport);
  const name = t("rdProofName", { day: berlinDay(new Date(proof.readiness.at)) });
  saveFile(new Blob([pdf], { type: "application/pdf" }), name);
  return name;
}

/** Takes what the page shows and gives the button that makes the proof of it, in this browser. */
export function ProofButton({ readiness }: { readiness: Readiness }) {
  const users = useUserNames();
  const making = useMutation({
    mutationFn: () => exportProof({ readiness, names: Object.fromEntries(users) }),
    onSuccess: (name) => toast({ title: t("rdProofSaved"), description: t("rdProofDone", { name }) }),
    onError: (error) => sayFailure(t("rdProofFailed"), error),
  });
  return (
    <Button busy={making.isPending} onClick={() => making.mutate()}>
      {!making.isPending && <FileText aria-hidden="true" className="size-4" />}
      {making.isPending ? t("rdProofBusy") : t("rdProof")}
    </Button>
  );
}
