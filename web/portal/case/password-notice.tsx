import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";

/** Says that a message was not sent because the reporter's own case password stands in it, and sends it all the same if they want that. */
export function PasswordNotice({ onSend }: { onSend: () => void }) {
  const { t } = usePortal();
  return (
    <Notice kind="danger" title={t("reply.password")} role="alert">
      <p>{t("reply.passwordMeans")}</p>
      <p>
        <button type="button" className="button button-quiet" onClick={onSend}>
          {t("reply.passwordSend")}
        </button>
      </p>
    </Notice>
  );
}
