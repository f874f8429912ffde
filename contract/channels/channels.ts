import * as z from "zod";
import { MAX_CHANNEL_NAME_CHARACTERS, PAGE_BODY_BYTES, PAGES_AT_ONCE } from "../limits.ts";
import { MAX_RETENTION_MONTHS } from "../procedure/retention-rules.ts";
import { RichText } from "../rich-text.ts";
import { defineRoute } from "../route.ts";
import { Epoch, Id, KemPublicKey, PortalLanguage, Seconds, Signature, SigPublicKey, Time } from "../scalars.ts";
import { LinkSuffix, TypedSuffix } from "./link-suffix.ts";
import { Succession } from "../keys/successions.ts";

/** Where a channel's logo is and how large the kept picture is. */
export const ChannelLogo = z.object({ address: z.string(), width: z.int().min(1), height: z.int().min(1) });
export type ChannelLogo = z.infer<typeof ChannelLogo>;
/** A colour as it is kept: what was chosen. What the portal shows of it is made readable (brand-color.ts). */
const BrandColor = z.string().regex(/^#[0-9a-f]{6}$/, "Bitte geben Sie eine Farbe wie #0b5a4b ein.");

/** Months, as settings of the account and of its channels know them. */
export const RetentionMonths = z.int().min(1).max(MAX_RETENTION_MONTHS);

export const ChannelSettings = z.object({
  allowAnonymous: z.boolean(),
  allowFiles: z.boolean(),
  requireCategory: z.boolean(),
  /** Whether the receipt of each report is confirmed as it is submitted (§ 17 (1) no. 1 HinSchG). */
  autoAcknowledge: z.boolean(),
  /** For how many months after its end a report is kept (§ 11 (5) HinSchG); null for what the account says. */
  retentionMonths: RetentionMonths.nullable(),
  logo: ChannelLogo.nullable(),
  /** Null for the colour of the house. */
  brandColor: BrandColor.nullable(),
});
export type ChannelSettings = z.infer<typeof ChannelSettings>;
export const ChannelLanguages = z.partialRecord(PortalLanguage, z.object({ name: z.string(), content: RichText }));
export const DefaultLanguage = z.union([z.literal("auto"), PortalLanguage]);

/** How many departments one may stand in for. */
const MAX_STANDS_IN_FOR = 50;
/**
 * What a department is for, as the account's key signed it: its name, and the departments that it stands in for where a report
 * concerns them; none for an ordinary office.
 */
export const DepartmentPurpose = z.object({
  name: z.string().min(1).max(100),
  standsInFor: z.array(Id).max(MAX_STANDS_IN_FOR),
  signedAt: Seconds,
});
export type DepartmentPurpose = z.infer<typeof DepartmentPurpose>;

/** One department's public key with the account's word for it (protocol hz1, section 3). */
export const DepartmentKey = z.object({
  departmentId: Id,
  epoch: Epoch,
  publicKey: KemPublicKey,
  notAfter: Seconds,
  signature: Signature,
  /** Null where it was signed before there were purposes: such a department is an ordinary office and stands in for none. */
  purpose: DepartmentPurpose.nullable().default(null),
});
export type DepartmentKey = z.infer<typeof DepartmentKey>;

export const Channel = z.object({
  id: Id,
  name: z.string(),
  linkSuffix: LinkSuffix,
  companyName: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  settings: ChannelSettings,
  languages: ChannelLanguages,
  defaultLanguage: DefaultLanguage,
  departmentId: Id,
  /** Where reports about the office itself go; null where there is no such place. */
  conflictDepartmentId: Id.nullable(),
  /** Which other channel takes new reports once this one is archived; null where its portal names none. */
  successorId: Id.nullable(),
  /** Since when its links and posters of before open nothing, because they name a former account key; null where nothing is to be renewed. */
  linksEndedAt: Time.nullable(),
  /** Whether reports came by it: then it is archived where another one would be deleted. */
  hasReports: z.boolean(),
  createdAt: Time,
});
export type Channel = z.infer<typeof Channel>;

const ChannelName = z.string().trim().min(1, "Name ist erforderlich").max(MAX_CHANNEL_NAME_CHARACTERS);
/** A start page in one language; in a change what is not named stays, or is the house's text where the language is new. */
const PageChange = z.object({ name: ChannelName, content: RichText }).partial();
const OfficeSettings = ChannelSettings.omit({ logo: true, brandColor: true, retentionMonths: true });

/** What a new channel is made of (specification, section 7), with an id that the browser made. */
export const NewChannel = z.object({
  id: Id,
  name: ChannelName,
  linkSuffix: LinkSuffix,
  companyName: z.string().trim().max(200).optional(),
  description: z.string().trim().max(1000).default(""),
  isActive: z.boolean().default(true),
  settings: OfficeSettings.default({ allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: true }),
});

export const ChannelChange = z
  .object({
    name: ChannelName,
    linkSuffix: LinkSuffix,
    isActive: z.boolean(),
    settings: ChannelSettings.omit({ logo: true }).partial(),
    defaultLanguage: DefaultLanguage,
    successorId: Id.nullable(),
    /** By language: what changes of it; null takes the language away. One stays, and so does the one that the portal begins in. */
    languages: z.partialRecord(PortalLanguage, PageChange.nullable()),
  })
  .partial()
  .refine((given) => Object.keys(given).length > 0);

const Share = z.coerce.number<number>().min(0).max(1);
/** What of the picture becomes the logo, as shares of its upright width and height. */
export const LogoCrop = z.object({ x: Share, y: Share, width: Share, height: Share });
export type LogoCrop = z.infer<typeof LogoCrop>;

/** A department as the portal shows it and seals to it. */
export const PortalDepartment = DepartmentKey.extend({ name: z.string() });
export type PortalDepartment = z.infer<typeof PortalDepartment>;

/**
 * What the portal shows and seals to. `conflict` is the second department, for reports about the office itself; `others` are
 * those that some categories deliver to.
 */
export const PortalChannel = z.object({
  accountId: Id,
  linkSuffix: LinkSuffix,
  name: z.string(),
  companyName: z.string(),
  description: z.string(),
  settings: ChannelSettings,
  /** What is promised to whoever reports now. */
  retentionMonths: z.int(),
  languages: ChannelLanguages,
  defaultLanguage: DefaultLanguage,
  accountPublicKey: SigPublicKey,
  /** How former keys of the account lead to the present one, for links that name them. */
  successions: z.array(Succession),
  department: PortalDepartment,
  conflict: PortalDepartment.nullable(),
  others: z.array(PortalDepartment.extend({ categoryIds: z.array(Id) })),
  /** Which of these departments nobody holds the newest key of any more: what is sent to them now would open to nobody. */
  lost: z.array(Id),
  /** How the office is reached by voice; what is not known is empty. */
  voice: z.object({ phone: z.string(), hours: z.string(), meeting: z.string() }),
  /** Only where the form asks guided questions, which it loads once somebody writes. */
  asks: z.literal(true).optional(),
  /** Only where the channel is archived: it takes no reports and still leads to the cases that came by it. */
  isArchived: z.literal(true).optional(),
  /** Only of an archived one: the channel that takes new reports in its place, with its names by language, in their order. */
  successor: z.object({ linkSuffix: LinkSuffix, names: z.partialRecord(PortalLanguage, z.string()) }).optional(),
});
export type PortalChannel = z.infer<typeof PortalChannel>;

/** A category as the form offers it; `isTranslated`: the office or we have named it in the page's language. */
export const PortalCategory = z.object({ id: Id, name: z.string(), description: z.string(), isTranslated: z.boolean().optional() });
export type PortalCategory = z.infer<typeof PortalCategory>;

export const channelRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/api/channels",
    summary: "The account's channels",
    access: "user",
    permission: ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"],
    answer: z.array(Channel),
  }),
  create: defineRoute({
    method: "POST",
    path: "/api/channels",
    summary: "Adds a channel with texts to begin with; it delivers where the oldest one does. The same id may come again",
    needsPlan: true,
    access: "user",
    permission: "Einstellungen",
    body: NewChannel,
    answer: Channel,
    errors: ["NOT_FOUND", "LINK_SUFFIX_TAKEN", "TOO_MANY_CHANNELS"],
  }),
  update: defineRoute({
    method: "PUT",
    path: "/api/channels/:id",
    summary: "Changes what is named. A former link suffix stays the channel's own and leads to the new address",
    needsPlan: true,
    access: "user",
    permission: "Einstellungen",
    needsConfirmation: "sometimes",
    params: z.object({ id: Id }),
    body: ChannelChange,
    answer: Channel,
    errors: ["NOT_FOUND", "LINK_SUFFIX_TAKEN"],
    bodyLimit: PAGES_AT_ONCE * PAGE_BODY_BYTES,
  }),
  remove: defineRoute({
    method: "DELETE",
    path: "/api/channels/:id",
    summary: "Deletes a channel without reports; one with reports is archived: its portal is closed, its reports stay",
    access: "user",
    permission: "Einstellungen",
    params: z.object({ id: Id }),
    answer: z.object({ archived: z.boolean() }),
    errors: ["NOT_FOUND"],
  }),
  setLogo: defineRoute({
    method: "PUT",
    path: "/api/channels/:id/logo",
    summary: "Takes a picture (PNG, JPEG, WebP, GIF, AVIF; 2 MB) and keeps the chosen part of it, re-encoded, as the portal's logo",
    needsPlan: true,
    access: "user",
    permission: "Einstellungen",
    params: z.object({ id: Id }),
    query: LogoCrop,
    body: "bytes",
    answer: Channel,
    errors: ["NOT_FOUND", "LOGO_TOO_LARGE", "LOGO_NO_IMAGE", "LOGO_DAMAGED", "LOGO_TOO_MANY_PIXELS"],
  }),
  removeLogo: defineRoute({
    method: "DELETE",
    path: "/api/channels/:id/logo",
    summary: "Takes the logo away; the portal shows the company's name again",
    access: "user",
    permission: "Einstellungen",
    params: z.object({ id: Id }),
    answer: Channel,
    errors: ["NOT_FOUND"],
  }),
  suffix: defineRoute({
    method: "GET",
    path: "/api/channels/suffix",
    summary: "Whether a channel could have this link suffix",
    access: "user",
    permission: "Einstellungen",
    query: z.object({ linkSuffix: LinkSuffix, channelId: Id.optional() }),
    answer: z.object({ isFree: z.boolean() }),
  }),
  confirmLinks: defineRoute({
    method: "PUT",
    path: "/api/channels/:id/links",
    summary: "Keeps that a channel's links and posters were renewed since they ceased to open at the moment given",
    access: "user",
    permission: "Einstellungen",
    params: z.object({ id: Id }),
    body: z.object({ endedAt: Time }),
    answer: Channel,
    errors: ["NOT_FOUND"],
  }),
  setDelivery: defineRoute({
    method: "PUT",
    path: "/api/channels/:id/delivery",
    needsConfirmation: "always",
    summary: "Which department reports go to, and which one when they concern the first",
    access: "user",
    permission: "Einstellungen",
    params: z.object({ id: Id }),
    body: z.object({ departmentId: Id, conflictDepartmentId: Id.nullable() }),
    errors: ["NOT_FOUND", "STAND_IN_SHARED"],
  }),
  portal: defineRoute({
    method: "GET",
    path: "/api/portal/:linkSuffix",
    summary: "What the portal shows of a channel, with the keys to seal to",
    access: "public",
    params: z.object({ linkSuffix: TypedSuffix }),
    answer: PortalChannel,
    errors: ["CHANNEL_NOT_FOUND"],
  }),
  challenge: defineRoute({
    method: "GET",
    path: "/api/portal/:linkSuffix/challenge",
    summary: "What a proof of work is made for, where a flooded channel answers PROOF_NEEDED; the proof goes into the header x-proof",
    access: "public",
    params: z.object({ linkSuffix: TypedSuffix }),
    query: z.object({ kind: z.enum(["report", "file"]) }),
    answer: z.object({ challenge: z.string(), bits: z.int() }),
    errors: ["CHANNEL_NOT_FOUND"],
  }),
  portalCategories: defineRoute({
    method: "GET",
    path: "/api/public/portals/:linkSuffix/categories",
    summary: "Active categories for the form, as they read in a language; without one, in the first",
    access: "public",
    params: z.object({ linkSuffix: TypedSuffix }),
    query: z.object({ language: PortalLanguage.optional() }),
    answer: z.array(PortalCategory),
    errors: ["CHANNEL_NOT_FOUND"],
  }),
};
