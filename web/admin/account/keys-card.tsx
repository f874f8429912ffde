import { Card } from "../../ui/card.tsx";
import { t } from "../shared/texts/texts.ts";
import { Loaded } from "./loaded.tsx";
import { useFingerprints } from "./queries.ts";

/** The card of the fingerprints that people compare: of one's own keys, and of the company's. */
export function KeysCard() {
  const fingerprints = useFingerprints();
  return (
    <Card title={t("keysTitle")}>
      <div className="grid gap-4">
        <p className="max-w-prose">{t("keysText")}</p>
        <Loaded query={fingerprints}>
          {({ own, account }) => (
            <dl className="grid gap-3">
              <Fingerprint name={t("keysOwn")} value={own} />
              <Fingerprint name={t("keysAccount")} value={account} />
            </dl>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

function Fingerprint({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-mono font-semibold select-all">{value}</dd>
    </div>
  );
}
