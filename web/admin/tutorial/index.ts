export { useCompleted } from "./completed.ts";
export { Mascot } from "./mascot.tsx";
export { useAutoStart } from "./use-auto-start.ts";
