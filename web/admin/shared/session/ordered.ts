import type { CurrentUser } from "@hz/contract/people/users";
import { skipToken, useQuery } from "@tanstack/react-query";
import { queryClient } from "../queries/query-client.ts";

/** Where the plan stands in the cache that was ordered in this tab. */
const ORDERED = ["ordered"] as const;

type Facts = Pick<CurrentUser, "subscriptionStatus" | "planName" | "stripeCurrentPeriodEnd" | "cancelAtPeriodEnd">;
type Ordered = { plan: string; before: string };

/** What an order changes, whichever it is, as soon as the service has read it from the payment provider. */
const told = ({ subscriptionStatus, planName, stripeCurrentPeriodEnd, cancelAtPeriodEnd }: Facts): string =>
  JSON.stringify([subscriptionStatus, planName, stripeCurrentPeriodEnd, cancelAtPeriodEnd]);

/** Notes that a plan was ordered of which the answer did not tell yet, with what was known before. */
export const noteOrder = (plan: string, before: Facts): void =>
  void queryClient.setQueryData<Ordered>(ORDERED, { plan, before: told(before) });

/** The plan that was ordered and of which nothing is read yet: until then the page and the banner must not offer it anew. Null for none. */
export function useOrdered(user: Facts | undefined): string | null {
  const { data } = useQuery<Ordered>({ queryKey: ORDERED, queryFn: skipToken });
  return user && data?.before === told(user) ? data.plan : null;
}
