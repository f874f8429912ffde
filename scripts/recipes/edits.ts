import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import type { Edit } from "./copy-of-tree.ts";

// What recipes of CONTRIBUTING add to files that are there; the new files lie in a folder of the recipe's name, each with .txt behind
// its name, so that no check takes it for a part of the tree.

/** "A text of a report that only people read": one that nobody will ever ask for, for it must not be there yet. */
export const FIELD: Edit[] = [
  { file: "web/vault/content/contents.ts", below: "    entry: EntryContent,", add: "    weather: text," },
  {
    file: "web/vault/content/report-texts.ts",
    below: "  description: { about:",
    add: '  weather: { about: "matter", input: "text", most: 200, isRequired: false },',
  },
  ...PORTAL_LANGUAGE_CODES.map((language) => ({
    file: `web/i18n/portal/${language}.ts`,
    below: '  "form.descriptionLong"',
    add: '  "form.weather": "Wetter",\n  "form.weatherHint": "Wie war das Wetter?",\n  "form.weatherLong": "Das Wetter ist zu lang.",',
  })),
  {
    file: "web/i18n/portal/de-simple.ts",
    below: '  "form.titleHint"',
    add: '  "form.weatherHint": "Wie war das Wetter?",\n  "form.weatherLong": "Das Wetter ist zu lang.",',
  },
  { file: "web/i18n/admin-texts-de.ts", below: "  text_description:", add: '  text_weather: "Wetter",' },
  { file: "web/vault/content/samples.test.ts", instead: "const VERSIONS = [", put: 'const VERSIONS = ["weather", ' },
];

/** "A route" of a noun that is new, "a module of the server", "a table" and "a migration": one text that the office pins up. */
export const MODULE: Edit[] = [
  { file: "contract/routes.ts", below: 'from "./keys/emergency.ts";', add: 'import { postingRoutes } from "./account/postings.ts";' },
  { file: "contract/routes.ts", below: "  supportRoutes,", add: "  postingRoutes," },
  {
    file: "server/modules/index.ts",
    below: 'from "./people/index.ts";',
    add: 'import { registerPostingRoutes } from "./postings/index.ts";',
  },
  {
    file: "ARCHITECTURE.md",
    instead: " status support mailbox contact",
    put: " status support postings mailbox contact",
  },
  {
    file: "server/modules/index.ts",
    below: '  { name: "support",',
    add: '  { name: "postings", routes: [registerPostingRoutes] },',
  },
  { file: "server/db/tables/account.ts", below: "export type AccountTables = {", add: "  postings: { account_id: string; text: string };" },
  { file: "server/modules/operator/contents.ts", below: "  invoices: ", add: '  postings: "was die Meldestelle ausgehängt hat",' },
  { file: "contract/account/archive.ts", below: '  "channel_duties",', add: '  "postings",' },
  {
    file: "server/testing/builders-full.ts",
    below: "  await test.db.tenant(accountId, async (tx) => {",
    add: '    await tx.insertInto("postings").values({ ...of, text: "Sommerfest am Freitag" }).execute();',
  },
  { file: "server/testing/loops.ts", below: 'from "./loops-templates.ts";', add: 'import { addPostings } from "./loops-postings.ts";' },
  { file: "server/testing/loops.ts", below: "  await addTemplates(test, office, add);", add: "  addPostings(office, add);" },
  {
    file: "server/testing/permissions.test.ts",
    below: '  "GET /api/users": [PEOPLE],',
    add: '  "GET /api/posting": [SETTINGS],\n  "PUT /api/posting": [SETTINGS],',
  },
];

/** "A mail", of the module that module.ts adds. */
export const MAIL: Edit[] = [
  {
    file: "server/mail/previews.ts",
    below: 'from "./templates/password-reset.ts";',
    add: 'import { postingChanged } from "./templates/posting-changed.ts";',
  },
  {
    file: "server/mail/previews.ts",
    below: '  "password-reset": (language)',
    add: '  "posting-changed": (language) => postingChanged(language, link("/dashboard")),',
  },
  { file: "server/modules/postings/index.ts", below: "routes.ts", add: 'export { mailPosting } from "./jobs.ts";' },
  {
    file: "server/modules/index.ts",
    instead: "import { registerPostingRoutes } from",
    put: "import { mailPosting, registerPostingRoutes } from",
  },
  {
    file: "server/modules/index.ts",
    instead: "routes: [registerPostingRoutes] }",
    put: "routes: [registerPostingRoutes], jobs: [mailPosting] }",
  },
  {
    file: "server/modules/postings/routes.ts",
    instead: "(tx) => insertPosting(tx, accountId, body.text));",
    put: `async (tx) => {
      await insertPosting(tx, accountId, body.text);
      await ctx.jobs.enqueue(mailPosting, { accountId, userId });
    });`,
  },
  {
    file: "server/modules/postings/routes.ts",
    instead: "async ({ caller: { accountId }, body })",
    put: "async ({ caller: { accountId, userId }, body })",
  },
  { file: "server/modules/postings/routes.ts", below: 'from "../../context.ts";', add: 'import { mailPosting } from "./jobs.ts";' },
];

/** "A screen", for the noun that module.ts adds; people go to it by name. */
export const SCREEN: Edit[] = [
  { file: "contract/paths.ts", below: '  support: "/support",', add: '  posting: "/aushang",' },
  { file: "contract/paths.ts", below: "  paths.audit,", add: "  paths.posting," },
  {
    file: "web/admin/shared/screens/screen-needs.ts",
    below: "  departments: { path: paths.departments,",
    add: '  posting: { path: paths.posting, permission: "Einstellungen" },',
  },
  {
    file: "web/admin/shared/screens/screen-needs.test.ts",
    below: "  departments: [peopleRoutes.departments],",
    add: "  posting: [postingRoutes.get],",
  },
  {
    file: "web/admin/shared/screens/screen-needs.test.ts",
    below: 'from "@hz/contract/people/people";',
    add: 'import { postingRoutes } from "@hz/contract/account/postings";',
  },
  {
    file: "web/admin/permitted.screen.test.tsx",
    below: '  [paths.audit, ["Sicherheitseinstellungen"]],',
    add: '  [paths.posting, ["Einstellungen"]],',
  },
  {
    file: "web/admin/permitted.screen.test.tsx",
    below: "  answers(auditRoutes.names,",
    add: '  answers(postingRoutes.get, { text: "" });',
  },
  {
    file: "web/admin/permitted.screen.test.tsx",
    below: 'from "@hz/contract/account/evaluations";',
    add: 'import { postingRoutes } from "@hz/contract/account/postings";',
  },
  {
    file: "web/admin/routes.tsx",
    below: '(await import("./audit/audit-screen.tsx"))',
    add: '  posting: async () => ({ Component: (await import("./postings/posting-screen.tsx")).PostingScreen }),',
  },
  { file: "web/admin/shell/screens.ts", below: '  ["audit", {', add: '  ["posting", { label: t("posting"), icon: ScrollText }],' },
  {
    file: "web/i18n/admin-settings-de.ts",
    below: '  audit: "Prüfprotokoll",',
    add: `  posting: "Aushang",
  postingNone: "Es hängt nichts aus.",
  postingLoading: "Der Aushang wird geladen.",
  postingFailed: "Der Aushang konnte nicht geladen werden.",
  postingFailedText: "Er hängt unverändert aus.",`,
  },
];
