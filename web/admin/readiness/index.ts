export { ChannelLight } from "./channel-light.tsx";
export { LightSign } from "./light-sign.tsx";
export { useReadiness } from "./queries.ts";
export { t } from "./texts.ts";
export { reasonText } from "./written.ts";
