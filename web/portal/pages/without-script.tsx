import { useEffect, useState } from "react";
import { usePortal } from "../portal-context.tsx";
import { Notice } from "../notice.tsx";
import { OtherWays } from "../office/other-ways.tsx";

/** Draws why nothing can be sent or opened from here, and what to do instead: without scripts at once, where ours does not come after a while. */
export function WithoutScript() {
  const { t } = usePortal();
  return (
    <>
      <noscript>
        <div className="stack">
          <Notice kind="accent" title={t("noscript.title")}>
            <p>{t("noscript.why")}</p>
            <p>{t("noscript.how")}</p>
          </Notice>
          <OtherWays />
        </div>
      </noscript>
      <NotComeToLife />
    </>
  );
}

/** Shown by the style sheet alone, because what would show it is what is missing; a page that lives takes it out. */
function NotComeToLife() {
  const { t } = usePortal();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (alive) return null;
  return (
    <div className="stack not-alive">
      <Notice kind="accent" role="alert" title={t("unloaded.title")}>
        <p>{t("unloaded.why")}</p>
        <p>{t("unloaded.how")}</p>
      </Notice>
      <OtherWays />
    </div>
  );
}
