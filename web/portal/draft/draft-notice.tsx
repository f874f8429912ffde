import { type ReactNode, useEffect, useRef, useState } from "react";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";

type Props = { files: string[]; isWhole?: boolean; onDiscard: () => void; children?: ReactNode };

/**
 * Says that what was typed is there again, which files are not, what else is missing (`children`), and takes it away, on a second press,
 * if it is not wanted.
 */
export function DraftNotice({ files, isWhole = files.length === 0, onDiscard, children }: Props) {
  const { t } = usePortal();
  const [isAsked, setAsked] = useState(false);
  return (
    <Notice kind={isWhole ? "ok" : "accent"} role="status" title={t("draft.back")}>
      {files.length > 0 && <p>{t("draft.files", { names: files.join(", ") })}</p>}
      {children}
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

/** Says before something is sent which files of its draft would be missing; it takes the focus. */
export function MissingFiles({ names }: { names: string[] }) {
  const { t } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Notice kind="accent" role="alert" title={t("draft.missing")} ref={place}>
      <p>{names.join(", ")}</p>
      <p>{t("draft.without")}</p>
    </Notice>
  );
}
