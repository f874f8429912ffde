import { channelDomainRoutes, type DomainCheck } from "@hz/contract/channels/channel-domains";
import type { AnswerOf } from "@hz/contract/route";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";

type Domains = AnswerOf<typeof channelDomainRoutes.list>;

/** The domains of a channel, with the name that their records lead to. */
export function useDomains(channelId: string) {
  const queryKey = queryKeys.channelDomains(channelId);
  return useQuery<Domains>({ queryKey, queryFn: () => call(channelDomainRoutes.list, { params: { id: channelId } }) });
}

/** Has a domain's record looked for, and shows the domain as it is then. */
export async function checkDomain(channelId: string, domainId: string): Promise<DomainCheck> {
  const checked = await call(channelDomainRoutes.check, { params: { id: channelId, domainId } });
  queryClient.setQueryData<Domains>(
    queryKeys.channelDomains(channelId),
    (known) => known && { ...known, domains: known.domains.map((one) => (one.id === domainId ? checked.domain : one)) },
  );
  // The addresses to hand out follow what is proved.
  await queryClient.invalidateQueries({ queryKey: queryKeys.channelAddresses });
  return checked;
}
