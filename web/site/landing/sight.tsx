import { LockIcon } from "../icons.tsx";
import { t } from "../texts.ts";

/** How a sealed box begins in truth (its header says HPKE and X-Wing); the rest is drawn. */
const SEALED_LINES = ["SFoBAWR6AQLp4Yc0mQ7vXh2", "tW9dK_3sBfUa8rNzE6jLoGi", "qP5yVxC1kMw7TgHnRb-2eSf", "Z0uJdA4lOi9XcQvW8mYtKrE"];

/** Shows one report as its writer, the server and the office see it. */
export function Sight() {
  return (
    <>
      <h2 id="sicherheit-titel">{t("sightTitle")}</h2>
      <p className="lead">{t("sightLead")}</p>
      <ol className="sights">
        <li>
          <Paper />
          <h3>{t("sightReporter")}</h3>
          <p>{t("sightReporterText")}</p>
        </li>
        <li>
          <div className="paper paper-sealed">
            <p className="cipher" aria-hidden="true">
              {SEALED_LINES.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            <p className="sealed-facts">
              <LockIcon />
              {t("sightServerFacts")}
            </p>
          </div>
          <h3>{t("sightServer")}</h3>
          <p>{t("sightServerText")}</p>
        </li>
        <li>
          <Paper />
          <h3>{t("sightOffice")}</h3>
          <p>{t("sightOfficeText")}</p>
        </li>
      </ol>
    </>
  );
}

function Paper() {
  return (
    <p className="paper">
      <b>{t("sightCase")}</b>
      {t("sightText")}
    </p>
  );
}
