import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { t } from "../shared/texts/texts.ts";

/** The way back to the list from a case that shows nothing. */
export function ToReports({ quiet = false }: { quiet?: boolean }) {
  return (
    <Link to={paths.reports} className={buttonClass(quiet ? "quiet" : "primary")}>
      {t("reportMissingAction")}
    </Link>
  );
}
