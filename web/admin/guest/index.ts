export { useGuestEvents } from "./use-guest-events.ts";
