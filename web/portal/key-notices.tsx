import type { KeyCheck } from "../vault/check-key.ts";
import { Notice } from "./notice.tsx";
import { OtherWays } from "./other-ways.tsx";
import { usePortal } from "./portal-context.tsx";

/** Draws the page that stands instead of the form when the office's key is not the right one, or nothing can be sealed here. */
export function KeyRefused({ why }: { why: "refused" | "unsupported" }) {
  const { t } = usePortal();
  return (
    <>
      <h1>{t("form.heading")}</h1>
      <Notice kind="danger" role="alert" title={t(`key.${why}`)}>
        <p>{t(`key.${why}Means`)}</p>
        <p>{t(`key.${why}Next`)}</p>
      </Notice>
      <OtherWays />
    </>
  );
}

/**
 * Takes the state of the key check and the name of the department where it is not the channel's own; draws who will be able
 * to read the report, with the fingerprint to compare.
 */
export function RecipientInfo({ check, other }: { check: KeyCheck; other: string | null }) {
  const { channel, t } = usePortal();
  const company = channel.companyName || channel.name;
  const title = other === null ? t("recipient.title", { company }) : t("recipient.otherTitle", { company, department: other });
  return (
    <Notice kind="lock" title={title}>
      <p className="small">{other === null ? t("recipient.text") : t("recipient.otherText")}</p>
      {check.state === "trusted" && check.byLink && <p className="small">{t("recipient.byLink")}</p>}
      {check.state === "trusted" && (
        <details className="small">
          <summary>{t("recipient.fingerprint")}</summary>
          <p>{t("recipient.fingerprintMeans")}</p>
          <p>
            <code>{check.fingerprint}</code>
          </p>
        </details>
      )}
    </Notice>
  );
}
