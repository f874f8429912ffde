import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";
import { EmergencyKey } from "./emergency-key.tsx";

/** The page /notfallschluessel. */
export function EmergencyScreen() {
  usePageTitle(t("emergencyTitle"));
  return (
    <div className="grid max-w-xl gap-5">
      <div className="grid gap-2">
        <h1 className="text-2xl">{t("emergencyTitle")}</h1>
        <p className="text-muted">{t("emergencyLead")}</p>
      </div>
      <EmergencyKey />
    </div>
  );
}
