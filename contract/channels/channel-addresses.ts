import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Id } from "../scalars.ts";

export const channelAddressRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/channels/addresses",
    summary:
      "Where portals stand beside the product's own address: the domain below which each has a name of its own, with its port, and the proved domains of single channels",
    access: "user",
    permission: ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"],
    answer: z.object({ portalHost: z.string().nullable(), domains: z.array(z.object({ channelId: Id, host: z.string() })) }),
  }),
};
