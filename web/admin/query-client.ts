import { createQueryClient } from "../api/query-client.ts";

/** The one cache of reads of this tab; signing out empties it. */
export const queryClient = createQueryClient();
