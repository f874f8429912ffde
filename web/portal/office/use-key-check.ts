import { useEffect, useState } from "react";
import type { PortalChannel } from "@hz/contract/channels/channels";
import { checkKey, type KeyCheck } from "../../vault/report/check-key.ts";
import { onLinkChange, pageLink, pinLink } from "../page-link.ts";

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
