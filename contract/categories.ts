import * as z from "zod";
import { defineRoute } from "./route.ts";
import { Id, Time } from "./scalars.ts";

export const Category = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  /** The department that its reports go to; null for the channel's own. */
  departmentId: Id.nullable(),
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
  setDelivery: defineRoute({
    method: "PUT",
    path: "/api/categories/:id/delivery",
    summary: "The department that reports of this category go to, or null for the channel's own",
    access: "user",
    permission: "Einstellungen",
    params: z.object({ id: Id }),
    body: z.object({ departmentId: Id.nullable() }),
    errors: ["NOT_FOUND"],
  }),
};
