import { useSyncExternalStore } from "react";
import { followHeld, heldKeys, type HeldKeys } from "../../../vault/keys/held-keys.ts";

/** The keys in hand; what is drawn from them is drawn anew when they are others, also where no answer of the server has changed. */
export const useHeldKeys = (): HeldKeys | null => useSyncExternalStore(followHeld, heldKeys);
