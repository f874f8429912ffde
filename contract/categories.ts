import * as z from "zod";
import { defineRoute } from "./route.ts";
import { Id, Time } from "./scalars.ts";

export const Category = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  createdAt: Time,
});
export type Category = z.infer<typeof Category>;

export const categoryRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/categories",
    summary: "The account's categories, inactive ones included, in their order",
    access: "user",
    permission: ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"],
    answer: z.array(Category),
  }),
};
