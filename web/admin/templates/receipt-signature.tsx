import type { PortalLanguage } from "@hz/contract/languages";
import { AUTOMATIC_RECEIPT } from "@hz/contract/templates/template-fill";
import { templateRoutes } from "@hz/contract/templates/templates";
import { call } from "../../api/client.ts";
import { signReceiptTexts } from "../../vault/people/sign-receipt.ts";
import { Button } from "../../ui/button.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { useTemplates } from "./queries.ts";

type Said = { language: PortalLanguage; text: string };

/** Signs what this person wrote or read, to be what channels confirm by themselves. */
const sign = async (said: Said) => call(templateRoutes.signReceipt, { body: await signReceiptTexts([said]) });

/** The same after a text of any template was stored: only one goes out by itself. What could not be signed is said beside the text. */
export async function signStored(templateId: string, said: Said): Promise<void> {
  if (templateId === AUTOMATIC_RECEIPT) await sign(said).catch(() => undefined);
}

/** Says where a text that goes out by itself is signed by nobody, and has it signed by whoever reads it here. */
export function ReceiptSignature(said: Said) {
  const { data } = useTemplates();
  const signing = useAction({
    run: () => sign(said),
    done: t("templateSigned"),
    failed: t("templateSignFailed"),
    touches: [queryKeys.templates],
  });
  if (!data?.receiptUnsigned.includes(said.language)) return null;
  return (
    <Notice tone="accent">
      <p>{t("templateUnsigned")}</p>
      <p>
        <Button variant="quiet" busy={signing.busy} onClick={() => signing.run()}>
          {t("templateSign")}
        </Button>
      </p>
      <Problem>{signing.problem}</Problem>
    </Notice>
  );
}
