import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useUser } from "../session/user.ts";
import { t } from "../texts.ts";

/** Reminds whoever has not confirmed a recovery code of what is at stake, and leads there; else nothing. */
export function RecoveryNotice() {
  if (useUser().recoveryConfirmed) return null;
  return (
    <Notice tone="accent">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          <b className="font-semibold">{t("recoveryMissing")}</b> {t("recoveryMissingText")}
        </p>
        <Link to={paths.recoveryCode} className={buttonClass("quiet", "small")}>
          {t("recoveryMissingAction")}
        </Link>
      </div>
    </Notice>
  );
}
