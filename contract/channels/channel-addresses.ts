import * as z from "zod";
import { defineRoute } from "../route.ts";

export const channelAddressRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/channels/addresses",
    summary: "Where portals stand beside the product's own address: the domain below which each has a name of its own, with its port",
    access: "user",
    permission: ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"],
    answer: z.object({ portalHost: z.string().nullable() }),
  }),
};
