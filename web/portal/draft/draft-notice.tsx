import { useState } from "react";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";

type Props = { files: string[]; onDiscard: () => void };

/** Says that what was typed is there again, which files are not, and takes it away, on a second press, if it is not wanted. */
export function DraftNotice({ files, onDiscard }: Props) {
  const { t } = usePortal();
  const [isAsked, setAsked] = useState(false);
  return (
    <Notice kind="ok" role="status" title={t("draft.back")}>
      {files.length > 0 && <p>{t("draft.files", { names: files.join(", ") })}</p>}
      <p>
        <button type="button" className="button button-quiet" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          {t("draft.discard")}
        </button>
      </p>
      {isAsked && (
        <>
          <p>{t("draft.discardMeans")}</p>
          <p>
            <button type="button" className="button button-danger" onClick={onDiscard}>
              {t("draft.discardYes")}
            </button>
          </p>
        </>
      )}
    </Notice>
  );
}
