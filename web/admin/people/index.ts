export { usePeople } from "./queries.ts";
export { AccessNotice, AccessWaiting, useIsUnvouched, useWaiting } from "./release/access-waiting.tsx";
export { AccountKeyNotice } from "./release/account-key-notice.tsx";
export { LeftNotice } from "./release/left-notice.tsx";
export { WaitingNotice } from "./release/waiting-notice.tsx";
