export { EmergencyLacks } from "./emergency-lacks.tsx";
export { sharedBy, sharedNow, sharedText } from "./members/shared-members.ts";
export { useNobodyElse, useSayNobodyElse } from "./nobody-else.ts";
export { useDepartmentNames, useDepartments } from "./queries.ts";
export { RenewalNotices } from "./renewal/renewal-panel.tsx";
export { saveCategoryDelivery, saveChannelDelivery } from "./save-delivery.ts";
