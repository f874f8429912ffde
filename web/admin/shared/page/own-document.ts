import { billingRoutes } from "@hz/contract/billing/billing";
import { paths } from "@hz/contract/paths";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { call } from "../../../api/client.ts";
import { queryClient } from "../queries/query-client.ts";

const CARD_PAGES: ReadonlySet<string> = new Set([paths.billing, paths.trial]);

/** Where this document was loaded. */
const loadedAt = location.pathname;

/**
 * Loader of a page that takes cards: where the payment provider stands in the card field's frame, has the page loaded as a document
 * of its own. The provider's frames refuse to stand in an isolated one, and nothing that was decrypted before is in the memory of
 * the new one. Everything else of its policy is the same.
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

/**
 * Loader of any other page: has it loaded anew where this document was loaded for a card field with the provider's frames. Reports
 * and files open in one that is isolated, whatever stood in the former one.
 */
export function cleanDocument({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search, hash } = new URL(request.url);
  const heldCards = !crossOriginIsolated && CARD_PAGES.has(loadedAt) && pathname !== loadedAt;
  return heldCards ? redirectDocument(pathname + search + hash) : null;
}
