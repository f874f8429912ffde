import { t } from "../../shared/texts/texts.ts";
import { useFingerprint } from "../queries.ts";

/** The fingerprint of somebody's public keys to read out; of the signed-in person's for null. */
export function Fingerprint({ of }: { of: Parameters<typeof useFingerprint>[0] }) {
  const fingerprint = useFingerprint(of);
  return (
    <figure className="grid gap-1 rounded-card border border-line bg-canvas px-4 py-3">
      <figcaption className="text-sm text-muted">{t("releaseFingerprint")}</figcaption>
      {fingerprint ? (
        <code data-testid="fingerprint" className="font-mono text-lg font-semibold select-all">
          {fingerprint}
        </code>
      ) : (
        <span className="text-muted">{t("fingerprintBusy")}</span>
      )}
    </figure>
  );
}
