import { MAX_DOMAINS_OF_CHANNEL } from "@hz/contract/channels/channel-domains";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LoadFailed } from "../../shared/failures/load-failed.tsx";
import { t } from "../../shared/texts/texts.ts";
import { AddDomain } from "./add-domain.tsx";
import { OwnDomain } from "./own-domain.tsx";
import { useDomains } from "./queries.ts";

/** The company's own domains at which a channel's portal stands; nothing where the operator takes none. */
export function DomainsCard({ channelId }: { channelId: string }) {
  const [adding, setAdding] = useState(false);
  const query = useDomains(channelId);
  if (query.isError && !query.data) return <LoadFailed title={t("domainsFailed")} text={t("domainsFailedText")} query={query} />;
  // Until it is known whether there is anything to be said, nothing is.
  if (!query.data || (query.data.target === null && query.data.domains.length === 0)) return null;
  const { target, domains } = query.data;
  return (
    <Card title={t("domainsTitle")}>
      <div className="grid gap-5">
        <p className="max-w-prose text-muted">{t("domainsLead")}</p>
        {domains.length > 0 && (
          <ul className="grid gap-4">
            {domains.map((domain) => (
              <li key={domain.id}>
                <OwnDomain channelId={channelId} domain={domain} target={target} />
              </li>
            ))}
          </ul>
        )}
        {target !== null && domains.length < MAX_DOMAINS_OF_CHANNEL && (
          <div>
            <Button variant="quiet" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" className="size-4" />
              {t("domainAdd")}
            </Button>
          </div>
        )}
        {domains.length >= MAX_DOMAINS_OF_CHANNEL && (
          <p className="text-sm text-muted">{t("domainsFull", { count: MAX_DOMAINS_OF_CHANNEL })}</p>
        )}
        {adding && <AddDomain channelId={channelId} onClose={() => setAdding(false)} />}
      </div>
    </Card>
  );
}
