import type { KeyObject } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { loadAssets } from "../../server/pages/assets.ts";
import { loadRenderer } from "../../server/pages/renderer.ts";
import { checkMarkup, checkPolicy, type Program } from "./documents.ts";
import { eachOf, type Installation, installationAt } from "./installation.ts";
import { checkSignature, compareFiles, compareLists, type IsBefore, otherState, readManifest } from "./manifests.ts";
import { type Page, pagesOf } from "./pages.ts";

type Asked = {
  /** The installation's address, or that of one of its reporting channels. */
  address: string;
  /** The folder of the build to compare with. */
  dist: string;
  /** The public half of the release key, where it is known here. */
  key: KeyObject | null;
  isBefore: IsBefore;
};
/** What differs, in sentences for people; and what was looked at. */
export type Verified = { differences: string[]; notes: string[]; files: number; pages: number };

/** Compares a running installation with a build. Throws an Error where it does not answer. */
export async function verifyInstallation({ address, dist, key, isBefore }: Asked): Promise<Verified> {
  const { origin, pathname } = new URL(address);
  const installation = installationAt(origin);
  const assets = loadAssets(dist);
  const here = readManifest(assets.manifest)!;
  const { status, bytes } = await installation.get(paths.manifest);
  const there = status === 200 ? readManifest(bytes) : null;
  const nothing = { notes: [], files: 0, pages: 0 };
  if (!there) return { ...nothing, differences: ["Die Installation legt kein Verzeichnis ihrer Dateien vor."] };

  const signed = key ? await checkSignature(installation, bytes, key) : [];
  const other = otherState(here, there, isBefore);
  if (other) return { ...nothing, differences: [other, ...signed] };

  const { sitePaths } = await loadRenderer(dist);
  const pages = pagesOf(sitePaths, /^\/portal\/[^/]+/.exec(pathname)?.[0] ?? "/portal");
  const program = programOf(assets, here.integrity);
  const shown = await eachOf(pages, (page) => checkPage(installation, program, page));
  const card = await checkCard(installation, program);
  return {
    differences: [...signed, ...compareLists(here, there), ...(await compareFiles(installation, here)), ...shown, ...card.differences],
    notes: [
      ...(key ? [] : ["Die Unterschrift wurde nicht geprüft: Hier ist kein Schlüssel der Veröffentlichungen bekannt (--key <Datei>)."]),
      ...(here.commit && there.commit
        ? []
        : ["Commit nicht verglichen: Eine der beiden Seiten nennt keinen. Verglichen sind die Dateien."]),
      ...card.notes,
    ],
    files: Object.keys(here.integrity).length,
    pages: pages.length,
  };
}

function programOf(assets: ReturnType<typeof loadAssets>, integrity: Record<string, string>): Program {
  const heads = ["web/admin/main.tsx", "web/portal/entry.tsx", "web/site/card-frame/test-frame.ts"].map((entry) => assets.head(entry));
  const textsOf = (...sources: string[]) =>
    new Set(
      sources.map((source) => {
        const { scripts, styles } = assets.head(source);
        return [...scripts, ...styles].map(({ plain }) => plain().toString("utf8").trim()).join("");
      }),
    );
  return {
    integrity,
    importMaps: new Set(heads.flatMap(({ importMap }) => (importMap ? [importMap.text] : []))),
    inline: {
      scripts: textsOf("web/site/preview-frame.ts", "web/site/pdf-frame.ts"),
      styles: textsOf("web/styles/preview.css", "web/styles/pdf.css"),
    },
  };
}

async function checkPage(installation: Installation, program: Program, { path, face }: Page): Promise<string[]> {
  const answer = await installation.get(path);
  if (answer.status >= 300 && answer.status < 400) return [`Die Seite ${path} leitet weiter`];
  if (answer.status >= 500) return [`Die Seite ${path} war nicht zu prüfen: Die Installation antwortet mit einem Fehler`];
  const found = [...checkMarkup(answer.bytes.toString("utf8"), program), ...checkPolicy(face, answer)];
  return [...new Set(found)].map((what) => `Die Seite ${path} ${what}`);
}

/** The frame with the card field, at the origin that the application's pages name for it. */
async function checkCard(installation: Installation, program: Program): Promise<{ differences: string[]; notes: string[] }> {
  const { headers } = await installation.get(paths.billing);
  const [, origin = installation.origin] =
    /frame-src 'self' (https?:\/\/[\w.:-]+)/.exec(headers.get("content-security-policy") ?? "") ?? [];
  const frame = installationAt(origin);
  const differences = await checkPage(frame, program, { path: paths.cardFrame, face: "card" });
  const sent = (await frame.get(paths.cardFrame)).headers.get("content-security-policy") ?? "";
  const notes = sent.includes("js.stripe.com")
    ? [`Im Kartenfeld (${origin}) läuft das Skript von Stripe: Dafür gibt es keine Prüfsumme.`]
    : [];
  return { differences, notes };
}
