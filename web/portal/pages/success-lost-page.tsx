import { usePortal } from "../portal-context.tsx";
import { Shell } from "../shell.tsx";

/** Draws the success page after a reload: the secrets were in memory only and are gone. */
export function SuccessLostPage() {
  const { links, t } = usePortal();
  return (
    <Shell page="success">
      <h1>{t("lost.title")}</h1>
      <p>{t("lost.text")}</p>
      <p>{t("lost.next")}</p>
      <p className="actions">
        <a className="button" href={links.case}>
          {t("lost.follow")}
        </a>
        <a className="button button-quiet" href={links.start}>
          {t("lost.start")}
        </a>
      </p>
    </Shell>
  );
}
