import { asOffice, usePortal } from "../portal-context.tsx";

const FEDERAL_OFFICE = "https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html";

/** Draws the ways to report that do not lead over this page: the external bodies, and a talk with the internal office. */
export function OtherWays() {
  const portal = usePortal();
  const { channel, links, t } = portal;
  const { phone, hours, meeting } = channel.voice;
  return (
    <section className="card" aria-label={t("other.title")}>
      <h2>{t("other.title")}</h2>
      <p>{t("other.external")}</p>
      <p>
        <a href={FEDERAL_OFFICE} rel="noreferrer">
          {t("other.externalLink")}
        </a>
      </p>
      <p>
        <a href={links.duty("external")}>{t("other.allExternal")}</a>
      </p>
      <p>{t("other.talk")}</p>
      {phone && (
        <p>
          {t("other.phone", { phone })} {hours && <span {...asOffice(portal)}>{`(${hours})`}</span>}
        </p>
      )}
      {meeting && (
        <p className="lines" {...asOffice(portal)}>
          {meeting}
        </p>
      )}
      <p>
        <a href={links.duty("ways")}>{t("other.allWays")}</a>
      </p>
    </section>
  );
}
