import type { OpenApi } from "@hz/contract/openapi/openapi";
import { paths } from "@hz/contract/paths";
import { SiteFrame } from "../frame.tsx";
import type { SiteFacts } from "../site-page.ts";
import { t } from "../texts.ts";
import { Fields } from "./fields.tsx";

type ShapesPageProps = SiteFacts & { document: OpenApi };

/** The shapes of the interface that have a name, to which its calls lead: of one call only, too, since a link must lead somewhere. */
export function ShapesPage({ document, ...facts }: ShapesPageProps) {
  const shapes = Object.entries(document.components.schemas).sort(([a], [b]) => a.localeCompare(b));
  return (
    <SiteFrame {...facts}>
      <div className="wide api">
        <h1>{t("apiShapes")}</h1>
        <p className="lead">{t("apiShapesLead", { count: String(shapes.length) })}</p>
        <p>
          <a href={paths.api}>{t("apiToCalls")}</a>
        </p>
        {shapes.map(([name, schema]) => (
          <section key={name} className="api-shape">
            <h2 id={name}>
              <code>{name}</code>
            </h2>
            <Fields schema={schema} />
          </section>
        ))}
      </div>
    </SiteFrame>
  );
}
