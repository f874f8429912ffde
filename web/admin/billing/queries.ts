import { type Billing, billingRoutes } from "@hz/contract/billing/billing";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { USER } from "../shared/session/user.ts";

/** Plan, card and invoices, read anew whenever the page is opened. */
export const useBilling = () =>
  useQuery({
    queryKey: queryKeys.billing,
    queryFn: ({ signal, client }) => readBilling(client, signal),
    refetchOnMount: "always",
  });

/** Reads billing and has the banner say the same: an event that was lost must not leave it at a trial that a plan has ended. */
export async function readBilling(client: QueryClient, signal?: AbortSignal): Promise<Billing> {
  const billing = await call(billingRoutes.get, {}, signal);
  client.setQueryData(USER, billing.user);
  return billing;
}

/** Keeps what a change answered, for this page and the banner. */
export function cacheBilling(client: QueryClient, billing: Billing): void {
  client.setQueryData<Billing>(queryKeys.billing, billing);
  client.setQueryData(USER, billing.user);
}
