import * as z from "zod";
import { MAX_LINK_SUFFIX_CHARACTERS } from "../limits.ts";

/** A channel's name in its address. It has small letters only, so no two differ in the case of letters alone. */
export const LinkSuffix = z
  .string()
  .min(1, "Link-Suffix ist erforderlich")
  .max(MAX_LINK_SUFFIX_CHARACTERS, "Höchstens 60 Zeichen")
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, "Nur Kleinbuchstaben a–z und Ziffern, dazwischen auch Bindestriche");

/** The same as people type it from a poster. */
export const TypedSuffix = z.string().max(200).toLowerCase();
