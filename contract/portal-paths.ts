import { DUTY_ADDRESSES, type DutyPage } from "./channels/duty-pages.ts";
import type { ProofKind } from "./sign-in/proof.ts";

/** The pages that a reporter sees; all others stand in `paths.ts`, whose length reporters need not load. No zod, for the same reason. */
export const portalPaths = {
  checkExport: "/pruefen",
  portal: (linkSuffix: string) => `/portal/${encodeURIComponent(linkSuffix)}`,
  portalForm: (linkSuffix: string) => `/portal/${encodeURIComponent(linkSuffix)}?neu=1`,
  portalSuccess: (linkSuffix: string) => `/portal/${encodeURIComponent(linkSuffix)}/success`,
  portalLogo: (linkSuffix: string, hash: string) => `/portal/${encodeURIComponent(linkSuffix)}/logo/${hash}`,
  portalDuty: (linkSuffix: string, page: DutyPage) => `/portal/${encodeURIComponent(linkSuffix)}/${DUTY_ADDRESSES[page]}`,
  portalCase: (linkSuffix: string) => `/portal/${encodeURIComponent(linkSuffix)}/case`,
} as const;

/** The reporter's calls, as addresses: the portal's bundle carries no schemas. */
export const portalApi = {
  channel: (linkSuffix: string) => `/api/portal/${encodeURIComponent(linkSuffix)}`,
  categories: (linkSuffix: string) => `/api/public/portals/${encodeURIComponent(linkSuffix)}/categories`,
  questions: (linkSuffix: string) => `/api/public/portals/${encodeURIComponent(linkSuffix)}/questions`,
  parts: (linkSuffix: string, fileId: string) => `/api/portal/${encodeURIComponent(linkSuffix)}/files/${fileId}/parts`,
  part: (linkSuffix: string, fileId: string, part: number) => `/api/portal/${encodeURIComponent(linkSuffix)}/files/${fileId}/parts/${part}`,
  challenge: (linkSuffix: string, kind: ProofKind) => `/api/portal/${encodeURIComponent(linkSuffix)}/challenge?kind=${kind}`,
  submit: "/api/portal/submit",
  updateNotification: "/api/portal/update-notification",
  keepDraftKey: "/api/public/draft-key/keep",
  recallDraftKey: "/api/public/draft-key/recall",
  caseLogin: "/api/public/case/login",
  caseMessages: (id: string) => `/api/public/case/${id}/messages`,
  caseEvents: (id: string) => `/api/public/case/${id}/events`,
  caseFile: (id: string, fileId: string) => `/api/public/case/${id}/files/${fileId}`,
  caseParts: (id: string, fileId: string) => `/api/public/case/${id}/files/${fileId}/parts`,
  casePart: (id: string, fileId: string, part: number) => `/api/public/case/${id}/files/${fileId}/parts/${part}`,
} as const;
