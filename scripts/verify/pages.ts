import { DUTY_ADDRESSES } from "@hz/contract/channels/duty-pages";
import { APPLICATION_PAGES, paths } from "@hz/contract/paths";
import type { Face } from "../../server/pages/headers.ts";

export type Page = { path: string; face: Face };

/** Every page of an installation, one of each kind; `portal` is the address of a reporting channel, or of the demo's. */
export function pagesOf(sitePaths: readonly string[], portal: string): Page[] {
  const as = (face: Face) => (path: string) => ({ path, face });
  const duties = portal === "/portal" ? [] : Object.values(DUTY_ADDRESSES).map((ending) => `/${ending}`);
  return [
    ...[...sitePaths, paths.contact, paths.api, paths.apiShapes, "/gibt-es-nicht"].map((path) =>
      as(path === paths.checkExport ? "site-script" : "site")(path),
    ),
    ...["", "?neu=1", "/success", "/case", ...duties].map((ending) => as("portal")(portal + ending)),
    ...APPLICATION_PAGES.map((path) => as("application")(path.replace(/:\w+/, "1"))),
    { path: paths.preview, face: "preview" },
    { path: paths.previewPdf, face: "pdf" },
  ];
}
