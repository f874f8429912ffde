import { paths } from "@hz/contract/paths";
import { Link, useLocation } from "react-router";
import { Notice } from "../../../ui/notice.tsx";
import { mayOpen } from "../../shared/screens/screen-needs.ts";
import { useLogRefusal } from "../../shared/session/key-log.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";

/** Tells everybody of the office that the server's key log is not the one that this browser knows; its own page tells more. */
export function KeyLogNotice() {
  const refused = useLogRefusal();
  const user = useUser();
  const { pathname } = useLocation();
  if (!refused || pathname === paths.keyLog) return null;
  const opens = mayOpen(user, "keyLog");
  return (
    <Notice tone="danger">
      <p className="font-semibold">{t("keyLogRefusedTitle")}</p>
      <p>
        {t(`keyLogRefused_${refused.why}`)} {t("keyLogRefusedStop")} {!opens && t("keyLogRefusedDo")}
      </p>
      {opens && <Link to={paths.keyLog}>{t("keyLogOpen")}</Link>}
    </Notice>
  );
}
