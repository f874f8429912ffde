import { type ReactNode, useEffect, useState } from "react";
import { KeyRefused } from "./key-notices.tsx";
import { usePortal } from "../portal-context.tsx";
import { Shell } from "../shell.tsx";

type Props = { page: "form" | "case" | "success"; children: ReactNode };

/**
 * Draws a page only while the office's key may be relied on. Where the address got another fragment later, what was typed
 * is kept out of sight: it is there again as soon as the address is what it was.
 */
export function KeyGuard({ page, children }: Props) {
  const { key } = usePortal();
  const [trusted, setTrusted] = useState(false);
  useEffect(() => {
    if (key.state === "trusted") setTrusted(true);
  }, [key]);
  const refused = key.state === "refused" || key.state === "unsupported";
  return (
    <>
      {refused && (
        <Shell page={page}>
          <KeyRefused page={page} why={key.state === "refused" ? key.why : "unsupported"} kept={trusted} />
        </Shell>
      )}
      {(!refused || trusted) && <div hidden={refused}>{children}</div>}
    </>
  );
}
