import { paths } from "@hz/contract/paths";
import { toast } from "../../ui/toasts.ts";
import { isDialogOpen } from "../session/unsaved.ts";
import { t } from "../texts.ts";

/** Until somebody has signed in again, which is told in its place. */
const SHOWN_MS = 3_600_000;

/** Says above an open dialog, which hides the notice of the page, that the session is over and how to go on. */
export function saySessionLost(): void {
  if (!isDialogOpen()) return;
  toast({
    title: t("sessionLost"),
    description: (
      <>
        {t("sessionLostFormText")}{" "}
        <a href={paths.signIn} target="_blank" rel="noopener" className="font-semibold text-brand">
          {t("sessionLostNewTab")}
        </a>
      </>
    ),
    variant: "destructive",
    duration: SHOWN_MS,
  });
}
