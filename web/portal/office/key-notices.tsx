import { Notice } from "../notice.tsx";
import { OtherWays } from "./other-ways.tsx";
import { usePortal } from "../portal-context.tsx";

export type WhyRefused = "key" | "ended" | "redirected" | "malformed" | "unsupported";
const WORDS = {
  key: { title: "key.refused", means: "key.refusedMeans", next: "key.refusedNext" },
  ended: { title: "key.ended", means: "key.endedMeans", next: "key.endedNext" },
  redirected: { title: "key.redirected", means: "key.redirectedMeans", next: "key.linkNext" },
  malformed: { title: "key.malformed", means: "key.malformedMeans", next: "key.linkNext" },
  unsupported: { title: "key.unsupported", means: "key.unsupportedMeans", next: "key.unsupportedNext" },
} as const;

type Props = { page: "start" | "form" | "case" | "success"; why: WhyRefused; kept?: boolean };

/**
 * Draws what stands instead of a page when the office's key is not the right one, the address cannot be relied on, or nothing
 * can be sealed here. `kept`: what was typed is still there, out of sight.
 */
export function KeyRefused({ page, why, kept = false }: Props) {
  const { t } = usePortal();
  const { title, means, next } = WORDS[why];
  return (
    <>
      <h1>{t("key.heading")}</h1>
      <Notice kind="danger" role="alert" title={t(title)}>
        <p>{t(means)}</p>
        {page === "case" && <p>{t("key.case")}</p>}
        {kept && <p>{t("key.kept")}</p>}
        <p>{t(next)}</p>
      </Notice>
      <OtherWays />
    </>
  );
}

/** Draws, on a page that stays because what it shows exists only once, that its address is no longer the one it was opened with. */
export function LinkChanged() {
  const { key, t } = usePortal();
  if (key.state !== "refused") return null;
  return (
    <Notice kind="danger" role="alert" title={t(WORDS[key.why].title)}>
      <p>{t("key.stays")}</p>
    </Notice>
  );
}

/** Draws whether the link carried the fingerprint of the office's key, and the fingerprint, to compare with the poster. */
export function KeyPrint() {
  const { key, t } = usePortal();
  if (key.state !== "trusted") return null;
  return (
    <div className="stack-tight">
      <p className="small">{t(key.byLink ? "link.named" : "link.bare")}</p>
      <p>
        <code className="print">{key.fingerprint}</code>
      </p>
      {key.others.length > 0 && <p className="small">{t(key.byLink ? "link.newer" : "link.older")}</p>}
      {key.others.map((print) => (
        <p key={print}>
          <code className="print">{print}</code>
        </p>
      ))}
      <p className="small">{t("link.compare")}</p>
      {!key.byLink && <p className="small">{t("link.bareNext")}</p>}
    </div>
  );
}
