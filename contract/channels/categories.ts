import * as z from "zod";
import { LEGAL_AREA_KEYS } from "../procedure/legal-areas.ts";
import { MAX_CATEGORIES, MAX_CATEGORY_DESCRIPTION_CHARACTERS, MAX_CATEGORY_NAME_CHARACTERS } from "../limits.ts";
import { defineRoute } from "../route.ts";
import { Id, PortalLanguage, Time } from "../scalars.ts";

const Name = z.string().trim().min(1, "Name ist erforderlich").max(MAX_CATEGORY_NAME_CHARACTERS);
const Description = z.string().trim().max(MAX_CATEGORY_DESCRIPTION_CHARACTERS);

/** What a category is called, and what it is about. */
const CategoryText = z.object({ name: Name, description: Description });
export type CategoryText = z.infer<typeof CategoryText>;

/** The same on pages in another language; where there is none, the category's own stands there. */
export const CategoryTexts = z.partialRecord(PortalLanguage, CategoryText);
export type CategoryTexts = z.infer<typeof CategoryTexts>;

export const Category = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  translations: CategoryTexts,
  isActive: z.boolean(),
  /** The department that its reports go to; null for the channel's own. */
  departmentId: Id.nullable(),
  /** The area of the law that it was given with; null for categories that people made. */
  legalArea: z.enum(LEGAL_AREA_KEYS).nullable(),
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
  create: defineRoute({
    method: "POST",
    path: "/api/categories",
    summary: "Adds an active category at the end of the list; the same id may come again",
    needsPlan: true,
    access: "user",
    permission: "Einstellungen",
    whileWaiting: true,
    body: z.object({ id: Id, name: Name, description: Description.default(""), translations: CategoryTexts.optional() }),
    answer: Category,
    errors: ["CATEGORY_EXISTS", "TOO_MANY_CATEGORIES"],
  }),
  update: defineRoute({
    method: "PUT",
    path: "/api/categories/:id",
    summary: "Changes what is named of a category; the form offers active ones only",
    access: "user",
    permission: "Einstellungen",
    whileWaiting: true,
    params: z.object({ id: Id }),
    body: z
      .object({ name: Name, description: Description, translations: CategoryTexts, isActive: z.boolean() })
      .partial()
      .refine((given) => Object.keys(given).length > 0),
    answer: Category,
    errors: ["NOT_FOUND", "CATEGORY_EXISTS"],
  }),
  order: defineRoute({
    method: "PUT",
    path: "/api/categories/order",
    summary: "The order in which the form offers them; those not named follow as they were",
    access: "user",
    permission: "Einstellungen",
    whileWaiting: true,
    body: z.object({ ids: z.array(Id).min(1).max(MAX_CATEGORIES) }),
    errors: ["NOT_FOUND"],
  }),
  setDelivery: defineRoute({
    method: "PUT",
    path: "/api/categories/:id/delivery",
    needsConfirmation: "always",
    summary: "The department that reports of this category go to, or null for the channel's own",
    access: "user",
    permission: "Einstellungen",
    params: z.object({ id: Id }),
    body: z.object({ departmentId: Id.nullable() }),
    errors: ["NOT_FOUND", "STAND_IN_SHARED"],
  }),
};
