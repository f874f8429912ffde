import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { t } from "../shared/texts/texts.ts";
import type { Earlier } from "./earlier.ts";

/** Says what an account was made with before the form was corrected, and stands until the person goes on. */
export function EarlierNotice({ earlier: { email, plan, interval, last4 }, onGoOn }: { earlier: Earlier; onGoOn: () => void }) {
  const rhythm = interval && t(interval === "month" ? "trialMonthly" : "trialYearly");
  const rows = [
    [t("email"), email],
    [t("trialPlan"), [plan, rhythm].filter(Boolean).join(", ")],
    [t("trialEarlierCard"), last4 && t("trialEarlierCardEnds", { last4 })],
  ].filter(([, value]) => value);
  return (
    <>
      <div role="alert">
        <Notice tone="accent">
          <b>{t("trialEarlier")}</b>
          <p>{t("trialEarlierText")}</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            {rows.map(([label, value]) => (
              <div key={label} className="contents">
                <dt>{label}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <p>{t("trialEarlierChange")}</p>
        </Notice>
      </div>
      <Button onClick={onGoOn}>{t("trialEarlierGoOn")}</Button>
    </>
  );
}
