import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";

/** The card of one's own recovery code: whether it is confirmed, and the way to a new one. */
export function RecoveryCard() {
  const { recoveryConfirmed } = useUser();
  return (
    <Card title={t("recoveryCardTitle")}>
      <div className="grid justify-items-start gap-3">
        <p className="max-w-prose">{recoveryConfirmed ? t("recoveryCardOn") : `${t("recoveryMissing")} ${t("recoveryMissingText")}`}</p>
        <Link to={paths.recoveryCode} className={buttonClass(recoveryConfirmed ? "quiet" : "primary")}>
          {recoveryConfirmed ? t("recoveryCardRenew") : t("recoveryCardMake")}
        </Link>
      </div>
    </Card>
  );
}
