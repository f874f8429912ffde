import { billingRoutes } from "@hz/contract/billing";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { call } from "../../api/client.ts";
import { queryClient } from "../query-client.ts";

/** Where this document was loaded. */
const loadedAt = location.pathname;

/**
 * Takes a visit to a page that takes cards and, where the payment provider stands in the card field's frame, has it loaded
 * as a document of its own: the provider's frames refuse to stand in an isolated one, and nothing that was decrypted before
 * is in the memory of the new one. Everything else of its policy is the same.
 */
export async function ownDocument({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  if (!crossOriginIsolated || pathname === loadedAt) return null;
  const facts = await queryClient.fetchQuery({
    queryKey: ["payment-facts"],
    queryFn: ({ signal }) => call(billingRoutes.facts, {}, signal),
    staleTime: Infinity,
  });
  return facts.publishableKey === null ? null : redirectDocument(pathname + search);
}
