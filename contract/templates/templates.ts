import * as z from "zod";
import { MAX_TEMPLATE_CHARACTERS, MAX_TEMPLATE_TITLE_CHARACTERS } from "../limits.ts";
import { defineRoute } from "../route.ts";
import { Id, PortalLanguage, Time } from "../scalars.ts";
import { ReceiptText } from "./receipt.ts";
import { HOUSE_TEMPLATE_IDS, TEMPLATE_PURPOSES } from "./template-topics.ts";

const Title = z.string().trim().min(1, "Titel ist erforderlich").max(MAX_TEMPLATE_TITLE_CHARACTERS);
const Purpose = z.enum(TEMPLATE_PURPOSES);
/** One of the house's templates by its name, or an own one by its id. */
const TemplateId = z.union([z.enum(HOUSE_TEMPLATE_IDS), Id]);

/** What a company has in a template's place, in one language. */
export const TemplateText = z.object({
  templateId: TemplateId,
  language: PortalLanguage,
  text: z.string(),
  updatedAt: Time,
  updatedBy: Id,
});
export type TemplateText = z.infer<typeof TemplateText>;

/** A template that the company has added to the house's; its texts stand where those of the house's do. */
const OwnTemplate = z.object({ id: Id, title: z.string(), purpose: Purpose, createdAt: Time });
export type OwnTemplate = z.infer<typeof OwnTemplate>;

/** What is stored of an account's templates; what is not among the texts is as the house wrote it. */
export const StoredTemplates = z.object({
  texts: z.array(TemplateText),
  own: z.array(OwnTemplate),
  /** The languages in which nobody who is still there has signed what channels confirm by themselves. */
  receiptUnsigned: z.array(PortalLanguage),
});
export type StoredTemplates = z.infer<typeof StoredTemplates>;

/** When the text that was read was stored; null for the house's, or for none. Where it is another one by now, nothing is changed. */
const seen = Time.nullable();
const setter = { access: "user", permission: "Einstellungen" } as const;
const own = z.object({ id: Id });
const place = z.object({ id: TemplateId, language: PortalLanguage });

export const templateRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/templates",
    summary: "The account's own texts of templates, and the templates it has added; the house's texts are part of the client",
    access: "user",
    permission: ["Meldungen", "Einstellungen"],
    answer: StoredTemplates,
  }),
  create: defineRoute({
    method: "POST",
    path: "/api/templates",
    summary: "Adds a template without texts; the same id may come again",
    ...setter,
    needsPlan: true,
    body: z.object({ id: Id, title: Title, purpose: Purpose }),
    answer: OwnTemplate,
    errors: ["TEMPLATE_EXISTS", "TOO_MANY_TEMPLATES"],
  }),
  update: defineRoute({
    method: "PUT",
    path: "/api/templates/:id",
    summary: "Title and purpose of an own template",
    ...setter,
    needsPlan: true,
    params: own,
    body: z.object({ title: Title, purpose: Purpose }),
    answer: OwnTemplate,
    errors: ["NOT_FOUND", "TEMPLATE_EXISTS"],
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/api/templates/:id",
    summary: "Deletes an own template with its texts",
    ...setter,
    params: own,
    errors: ["NOT_FOUND"],
  }),
  saveText: defineRoute({
    method: "PUT",
    path: "/api/templates/:id/texts/:language",
    summary: "The account's text of a template in one language; the house's own text, given again, is as if nothing was changed",
    ...setter,
    needsPlan: true,
    params: place,
    body: z.object({ text: z.string().trim().min(1).max(MAX_TEMPLATE_CHARACTERS), seen }),
    answer: z.object({ stored: TemplateText.nullable() }),
    errors: ["NOT_FOUND", "TEMPLATE_CHANGED", "PLACEHOLDER_UNKNOWN", "TEMPLATE_LEFT_OPEN"],
  }),
  signReceipt: defineRoute({
    method: "PUT",
    path: "/api/templates/receipt-automatic/signatures",
    summary: "Signs what channels confirm by themselves; texts that are not in force by now are left out",
    ...setter,
    body: z.object({ signed: z.array(ReceiptText.omit({ byUserId: true }).extend({ language: PortalLanguage })).max(20) }),
    answer: z.object({ receiptUnsigned: z.array(PortalLanguage) }),
  }),
  resetText: defineRoute({
    method: "DELETE",
    path: "/api/templates/:id/texts/:language",
    summary: "Takes the account's text away: the house's holds again; an own template has none then in this language",
    ...setter,
    params: place,
    query: z.object({ seen: Time }),
    errors: ["NOT_FOUND", "TEMPLATE_CHANGED"],
  }),
};
