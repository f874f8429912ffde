import type { Article } from "../article.ts";
import { anonymous } from "./anonymous.tsx";
import { confidentiality } from "./confidentiality.tsx";
import { deadlines } from "./deadlines.tsx";
import { documentation } from "./documentation.tsx";
import { endToEnd } from "./end-to-end.tsx";
import { externalBodies } from "./external-bodies.tsx";
import { groups } from "./groups.tsx";
import { reprisals } from "./reprisals.tsx";
import { settingUp } from "./setting-up.tsx";
import { smallCompanies } from "./small-companies.tsx";
import { stayingAnonymous } from "./staying-anonymous.tsx";
import { supplyChain } from "./supply-chain.tsx";
import { worksCouncil } from "./works-council.tsx";

/** All articles, in the order of the index. */
export const ARTICLES: readonly Article[] = [
  deadlines,
  confidentiality,
  anonymous,
  documentation,
  settingUp,
  smallCompanies,
  groups,
  worksCouncil,
  externalBodies,
  reprisals,
  supplyChain,
  endToEnd,
  stayingAnonymous,
];
