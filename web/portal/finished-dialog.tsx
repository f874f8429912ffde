import { useEffect, useRef } from "react";
import { usePortal } from "./portal-context.tsx";

type Props = { open: boolean; confirmed: boolean; onClose: () => void; onOk: () => void };

/** Draws the last word of a report: it is done, whether its receipt is confirmed already, and how to come back. OK ends it, Escape returns to the password. */
export function FinishedDialog({ open, confirmed, onClose, onOk }: Props) {
  const { t } = usePortal();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="finished">
      <h2 id="finished">{t("finished.title")}</h2>
      <p>{t(confirmed ? "finished.textConfirmed" : "finished.text")}</p>
      <button type="button" className="button button-block" onClick={onOk}>
        {t("finished.ok")}
      </button>
    </dialog>
  );
}
