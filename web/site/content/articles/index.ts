import type { Article } from "../article.ts";
import { anonymous } from "./anonymous.tsx";
import { confidentiality } from "./confidentiality.tsx";
import { deadlines } from "./deadlines.tsx";
import { documentation } from "./documentation.tsx";
import { endToEnd } from "./end-to-end.tsx";
import { externalBodies } from "./external-bodies.tsx";
import { groups } from "./groups.tsx";
import { oralReports } from "./oral-reports.tsx";
import { reprisals } from "./reprisals.tsx";
import { scope } from "./scope.tsx";
import { settingUp } from "./setting-up.tsx";
import { smallCompanies } from "./small-companies.tsx";
import { stayingAnonymous } from "./staying-anonymous.tsx";
import { stayingReady } from "./staying-ready.tsx";
import { supplyChain } from "./supply-chain.tsx";
import { worksCouncil } from "./works-council.tsx";

/** All articles, in the order of the index. */
export const ARTICLES: readonly Article[] = [
  deadlines,
  scope,
  confidentiality,
  anonymous,
  oralReports,
  documentation,
  settingUp,
  stayingReady,
  smallCompanies,
  groups,
  worksCouncil,
  externalBodies,
  reprisals,
  supplyChain,
  endToEnd,
  stayingAnonymous,
];
