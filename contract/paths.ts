/** Every page address of the product. German words stand here and nowhere else. No zod: the portal imports this file. */
export const paths = {
  start: "/",
  signIn: "/anmelden",
  register: "/registrieren",
  recoveryCode: "/wiederherstellungscode",
  dashboard: "/dashboard",
  app: "/app",
  reports: "/meldungen",
  report: (id: string) => `/meldungen/${id}`,
  channels: "/meldekanale",
  users: "/benutzer",
  user: (id: string) => `/benutzer/${id}`,
  invitation: "/einladung",
  mailbox: "/postfach",
  portal: (linkSuffix: string) => `/portal/${encodeURIComponent(linkSuffix)}`,
  portalForm: (linkSuffix: string) => `/portal/${encodeURIComponent(linkSuffix)}?neu=1`,
  portalSuccess: (linkSuffix: string) => `/portal/${encodeURIComponent(linkSuffix)}/success`,
  portalCase: (linkSuffix: string) => `/portal/${encodeURIComponent(linkSuffix)}/case`,
} as const;

/** Addresses that the signed-in application draws itself; Fastify patterns. Everything not listed anywhere is a 404 page. */
export const APPLICATION_PAGES = [
  paths.signIn,
  paths.register,
  paths.recoveryCode,
  paths.dashboard,
  paths.app,
  paths.reports,
  `${paths.reports}/:id`,
  paths.channels,
  paths.users,
  `${paths.users}/:id`,
  paths.invitation,
] as const;

/** The reporter's calls, as addresses: the portal's bundle carries no schemas. */
export const portalApi = {
  channel: (linkSuffix: string) => `/api/portal/${encodeURIComponent(linkSuffix)}`,
  categories: (linkSuffix: string) => `/api/public/portals/${encodeURIComponent(linkSuffix)}/categories`,
  parts: (linkSuffix: string, fileId: string) => `/api/portal/${encodeURIComponent(linkSuffix)}/files/${fileId}/parts`,
  part: (linkSuffix: string, fileId: string, part: number) => `/api/portal/${encodeURIComponent(linkSuffix)}/files/${fileId}/parts/${part}`,
  submit: "/api/portal/submit",
  updateNotification: "/api/portal/update-notification",
  caseLogin: "/api/public/case/login",
  caseMessages: (id: string) => `/api/public/case/${id}/messages`,
  caseEvents: (id: string) => `/api/public/case/${id}/events`,
  caseFile: (id: string, fileId: string) => `/api/public/case/${id}/files/${fileId}`,
  caseParts: (id: string, fileId: string) => `/api/public/case/${id}/files/${fileId}/parts`,
  casePart: (id: string, fileId: string, part: number) => `/api/public/case/${id}/files/${fileId}/parts/${part}`,
} as const;
