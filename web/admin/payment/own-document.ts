import { type LoaderFunctionArgs, redirectDocument } from "react-router";

/** Where this document was loaded; its content policy is that of this page. */
const loadedAt = location.pathname;

/** Takes a visit to a page that takes cards and has it loaded as a document of its own: there, and nowhere else, the payment provider's script may run. */
export function ownDocument({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search } = new URL(request.url);
  return pathname === loadedAt ? null : redirectDocument(pathname + search);
}
