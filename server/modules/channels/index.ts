export { missingDutiesOf, portalDuties } from "./duties.ts";
export { registerLogoAddress } from "./logo-address.ts";
export { portalChannel } from "./portal-channel.ts";
export { registerPortalChannelRoutes } from "./portal-routes.ts";
export { followCompanyName } from "./follow-company-name.ts";
export { linksEnded } from "./store.ts";
export { registerChannelRoutes } from "./routes.ts";
export {
  activeChannel,
  activeChannelCount,
  channelOfId,
  channelsActiveAt,
  claimSuffix,
  createChannelDirectory,
  insertChannel,
  suffixOfChannel,
} from "./store.ts";
