import { t } from "../texts.ts";
import { Sight } from "./sight.tsx";

const HONEST = [
  { title: t("honestMetaTitle"), text: t("honestMeta") },
  { title: t("honestLossTitle"), text: t("honestLoss") },
  { title: t("honestProgramTitle"), text: t("honestProgram") },
];
const FACTS = [
  { title: "Keine IP-\u2060Adressen", text: "Weder das Portal noch die Protokolle des Servers schreiben sie auf." },
  {
    title: "Nichts von Dritten",
    text: "Das Portal setzt keine Cookies, lädt keine fremden Schriften, Skripte oder Karten und verfolgt niemanden. Das gilt auch für diese Seiten.",
  },
  { title: "Leicht genug für Tor", text: "Das Portal braucht wenige Daten und funktioniert auch über langsame Verbindungen." },
  { title: "AES-256-GCM und X-Wing", text: "Der Schlüsselaustausch verbindet X25519 mit ML-KEM-768, dem Standard gegen Quantencomputer." },
];

/** How reports are protected, and what that protection cannot do. */
export function Security() {
  return (
    <section className="band" id="sicherheit" aria-labelledby="sicherheit-titel">
      <div className="wide section">
        <Sight />
        <ul className="facts">
          {FACTS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className="honest">
          <h3>{t("honestTitle")}</h3>
          <dl>
            {HONEST.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
