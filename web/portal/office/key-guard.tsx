import type { PortalChannel } from "@hz/contract/channels/channels";
import { type ReactNode, useEffect, useState } from "react";
import { checkKey, type KeyCheck } from "../../vault/report/check-key.ts";
import { onLinkChange, pageLink, pinLink } from "../page-link.ts";
import { KeyRefused } from "./key-notices.tsx";
import { usePortal } from "../portal-context.tsx";
import { Shell } from "../shell.tsx";

/**
 * Whether the channel's key may be relied on; "checking" on the server and until the browser has looked. It looks again when the
 * address gets another fragment.
 */
export function useKeyCheck(channel: PortalChannel, use: "seal" | "read"): KeyCheck {
  const [check, setCheck] = useState<KeyCheck>({ state: "checking" });
  useEffect(() => {
    const look = async () => {
      const link = pageLink();
      const found = await checkKey(channel, link, use);
      if (found.state === "trusted") pinLink(link);
      setCheck(found);
    };
    void look();
    return onLinkChange(() => void look());
  }, [channel, use]);
  return check;
}

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
