import { usePortal } from "../portal-context.tsx";
import { Notice } from "../notice.tsx";
import { OtherWays } from "../office/other-ways.tsx";

/** Draws, for browsers without scripts only, why nothing can be sent from here and what to do instead. */
export function WithoutScript() {
  const { t } = usePortal();
  return (
    <noscript>
      <div className="stack">
        <Notice kind="accent" title={t("noscript.title")}>
          <p>{t("noscript.why")}</p>
          <p>{t("noscript.how")}</p>
        </Notice>
        <OtherWays />
      </div>
    </noscript>
  );
}
