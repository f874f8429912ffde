import { usePortal } from "./portal-context.tsx";

const FEDERAL_OFFICE = "https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html";

/** Draws the ways to report that do not lead over this page: the external office, and a talk with the internal one. */
export function OtherWays() {
  const { t } = usePortal();
  return (
    <section className="card" aria-labelledby="other-ways">
      <h2 id="other-ways">{t("other.title")}</h2>
      <p>{t("other.external")}</p>
      <p>
        <a href={FEDERAL_OFFICE} rel="noreferrer">
          {t("other.externalLink")}
        </a>
      </p>
      <p>{t("other.talk")}</p>
    </section>
  );
}
