import { isOnlyUncompared } from "../../vault/keys/held-keys.ts";
import { t } from "../shared/texts/texts.ts";

/** Why this person can make no emergency key: theirs to compare the account's fingerprint first, or a colleague's to grant. */
export const notHeldText = () => t(isOnlyUncompared() ? "departmentNotCompared" : "emergencyNotHeld");
