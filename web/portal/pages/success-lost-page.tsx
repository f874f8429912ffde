import { PlaceLink } from "../place-link.tsx";
import { usePortal } from "../portal-context.tsx";
import { Shell } from "../shell.tsx";

/** Draws the success page after a reload: the secrets were in memory only and are gone. */
export function SuccessLostPage() {
  const { channel, t } = usePortal();
  return (
    <Shell page="success">
      <h1>{t("lost.title")}</h1>
      <p>{t("lost.text")}</p>
      <p>{t(channel.isArchived ? "login.lostArchived" : "lost.next")}</p>
      <p className="actions">
        <PlaceLink to="case" className="button">
          {t("lost.follow")}
        </PlaceLink>
        <PlaceLink to="start" className="button button-quiet">
          {t("lost.start")}
        </PlaceLink>
      </p>
    </Shell>
  );
}
