import { useCallback, useEffect, useState } from "react";
import type { PortalChannel } from "@hz/contract/channels";
import { checkKey, type KeyCheck } from "../vault/check-key.ts";

/**
 * Takes the channel and gives whether its key may be sealed to; "checking" on the server and until the browser has
 * looked. The second value checks a channel that was fetched anew, against the same link.
 */
export function useKeyCheck(channel: PortalChannel): [KeyCheck, (fresh: PortalChannel) => Promise<KeyCheck>] {
  const [check, setCheck] = useState<KeyCheck>({ state: "checking" });
  const recheck = useCallback(async (fresh: PortalChannel) => {
    const result = await checkKey(fresh, location.hash);
    setCheck(result);
    return result;
  }, []);
  useEffect(() => void recheck(channel), [channel, recheck]);
  return [check, recheck];
}
