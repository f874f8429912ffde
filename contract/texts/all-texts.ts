import type { PortalLanguage } from "../languages.ts";
import { texts as ar } from "./ar/index.ts";
import { texts as bg } from "./bg/index.ts";
import { texts as cs } from "./cs/index.ts";
import { texts as da } from "./da/index.ts";
import { texts as de } from "./de/index.ts";
import { texts as el } from "./el/index.ts";
import { texts as en } from "./en/index.ts";
import { texts as es } from "./es/index.ts";
import { texts as et } from "./et/index.ts";
import { texts as fi } from "./fi/index.ts";
import { texts as fr } from "./fr/index.ts";
import { texts as ga } from "./ga/index.ts";
import { texts as hr } from "./hr/index.ts";
import { texts as hu } from "./hu/index.ts";
import { texts as it } from "./it/index.ts";
import { texts as lt } from "./lt/index.ts";
import { texts as lv } from "./lv/index.ts";
import { texts as mt } from "./mt/index.ts";
import { texts as nl } from "./nl/index.ts";
import { texts as pl } from "./pl/index.ts";
import { texts as pt } from "./pt/index.ts";
import { texts as ro } from "./ro/index.ts";
import { texts as ru } from "./ru/index.ts";
import { texts as sk } from "./sk/index.ts";
import { texts as sl } from "./sl/index.ts";
import { texts as sv } from "./sv/index.ts";
import { texts as tr } from "./tr/index.ts";
import { texts as uk } from "./uk/index.ts";
import type { LanguageTexts } from "./language-texts.ts";

/** Every language at once: for the server, which never sends them together. */
export const ALL_TEXTS: Record<PortalLanguage, LanguageTexts> = {
  de,
  en,
  cs,
  da,
  et,
  es,
  fr,
  ga,
  hr,
  it,
  lv,
  lt,
  hu,
  mt,
  nl,
  pl,
  pt,
  ro,
  sk,
  sl,
  fi,
  sv,
  tr,
  el,
  bg,
  ru,
  uk,
  ar,
};
