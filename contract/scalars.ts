import * as z from "zod";
import { MAIL_LANGUAGE_NAMES, PORTAL_LANGUAGE_CODES } from "./languages.ts";
import { OWN_CHOICE, PERMISSIONS, type Role, ROLES } from "./permissions.ts";

/** Ids in one spelling: as text they are also names of stored bytes. */
export const Id = z.uuid().toLowerCase();
export const Time = z.iso.datetime();
/** A calendar day such as "2026-03-08", of no time zone, in years that calendars and databases agree on. */
export const Day = z.iso.date().refine((day) => day >= "2000-01-01" && day <= "2199-12-31");
export const Email = z.email("Ungültige E-Mail-Adresse").max(254);
const WebAddress = z.url({ protocol: /^https?$/, hostname: /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i });
/** A website as people type it, with or without its scheme; empty where there is none. */
export const Website = z
  .string()
  .trim()
  .max(200)
  .refine(
    (text) => text === "" || (!/[\s@]/.test(text) && WebAddress.safeParse(/^https?:\/\//i.test(text) ? text : `https://${text}`).success),
    "Ungültige Website. Bitte geben Sie sie so an: beispiel.de",
  );
/** Unix seconds, as the statements of the protocol carry them. */
export const Seconds = z.int().min(0);
export const Epoch = z.int().min(1).max(1_000_000);

/** Bytes as unpadded base64url; `bytes` is the exact length where it is fixed, `max` the limit where it is not. */
export const fixedBytes = (bytes: number) =>
  z
    .string()
    .length(Math.ceil((bytes * 4) / 3))
    .regex(/^[A-Za-z0-9_-]+$/);
export const someBytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(Math.ceil((max * 4) / 3))
    .regex(/^[A-Za-z0-9_-]+$/);

export const Hash = fixedBytes(32);
export const SealedKey = fixedBytes(1176);
/** A notes key sealed to a department with its author's signature inside. */
export const NotesKeyBox = fixedBytes(1240);
export const WrappedKey = fixedBytes(88);
export const FastKey = fixedBytes(88);
export const TitleBox = fixedBytes(312);
/** A padded text box: 4 KiB to 256 KiB of text in one Tink segment. */
export const TextBox = someBytes(256 * 1024 + 56);
export const Signature = fixedBytes(64);
export const SigPublicKey = fixedBytes(32);
export const KemPublicKey = fixedBytes(1216);

export const PermissionName = z.enum(PERMISSIONS);
export const RoleName = z.enum([...(Object.keys(ROLES) as [Role, ...Role[]]), OWN_CHOICE]);
export type RoleName = z.infer<typeof RoleName>;
export const MailLanguage = z.enum(MAIL_LANGUAGE_NAMES);
export const PortalLanguage = z.enum(PORTAL_LANGUAGE_CODES);

/** An address as somebody types or pastes it. */
export const TypedEmail = z.string().trim().pipe(Email);
