import type { RefObject } from "react";
import { usePortal } from "../portal-context.tsx";

type Props = { dialog: RefObject<HTMLDialogElement | null>; confirmed: boolean; hasAddress: boolean; onOk: () => void };

/**
 * Draws the last word of a report, for `dialog.current.showModal()`: it is done, whether its receipt is confirmed already, that
 * an address was stored, and how to come back. OK ends it, Escape returns to the password. Whether it is open the element alone knows: a copy of
 * that follows a moment after Escape, and a press in between was lost.
 */
export function FinishedDialog({ dialog, confirmed, hasAddress, onOk }: Props) {
  const { t } = usePortal();
  return (
    <dialog ref={dialog} aria-labelledby="finished">
      <h2 id="finished">{t("finished.title")}</h2>
      <p>{t(confirmed ? "finished.textConfirmed" : "finished.text")}</p>
      {hasAddress && <p>{t("mail.saved")}</p>}
      <button type="button" className="button button-block" onClick={onOk}>
        {t("finished.ok")}
      </button>
    </dialog>
  );
}
