import { useEffect, useState } from "react";
import type { PortalChannel } from "@hz/contract/channels";
import { checkKey, type KeyCheck } from "../vault/check-key.ts";

/** Takes the channel and gives whether its key may be sealed to; "checking" on the server and until the browser has looked. */
export function useKeyCheck(channel: PortalChannel): KeyCheck {
  const [check, setCheck] = useState<KeyCheck>({ state: "checking" });
  useEffect(() => void checkKey(channel, location.hash).then(setCheck), [channel]);
  return check;
}
