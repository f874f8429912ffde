import { paths } from "@hz/contract/paths";
import { Compass } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/first-texts.ts";

/** The 404 page inside the application. */
export function MissingScreen() {
  usePageTitle(t("missingTitle"));
  return (
    <Card>
      <EmptyState
        whole
        icon={Compass}
        title={t("missingTitle")}
        text={t("missingText")}
        action={
          <Link to={paths.dashboard} className={buttonClass()}>
            {t("missingAction")}
          </Link>
        }
      />
    </Card>
  );
}
