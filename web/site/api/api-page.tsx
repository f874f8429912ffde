import { ERROR_TEXTS } from "@hz/contract/error-texts";
import { ERRORS, type ErrorCode } from "@hz/contract/errors";
import type { OpenApi } from "@hz/contract/openapi/openapi";
import { paths } from "@hz/contract/paths";
import { SiteFrame } from "../frame.tsx";
import type { SiteFacts } from "../site-page.ts";
import { t } from "../texts.ts";
import { ApiOperation, type Call } from "./operation.tsx";

type ApiPageProps = SiteFacts & { document: OpenApi };

/** The readable form of the interface's description: every call by its noun. The shapes that have a name stand on a page of their own. */
export function ApiPage({ document, ...facts }: ApiPageProps) {
  const { info, tags } = document;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const codes = (Object.entries(ERRORS) as [ErrorCode, number][]).toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <SiteFrame {...facts}>
      <div className="wide api">
        <h1>{t("apiTitle")}</h1>
        <p className="lead">{t("apiLead", { count: String(calls.length) })}</p>
        <p>
          <a href={paths.apiShapes}>{t("apiShapes")}</a> · <a href={paths.openApi}>openapi.json</a> · OpenAPI {document.openapi} ·{" "}
          {t("apiVersion", { version: info.version })}
        </p>
        <h2>{t("apiSignIn")}</h2>
        <p>{t("apiSignInUser")}</p>
        <p>{t("apiSignInReporter")}</p>
        <p>{t("apiSealed")}</p>
        <h2>{t("apiGroups")}</h2>
        {tags.map(({ name }) => (
          <ApiGroup key={name} name={name} calls={calls.filter(({ operation }) => operation.tags.includes(name))} />
        ))}
        <section>
          <h2 id="fehler">{t("apiFailures")}</h2>
          <dl className="api-codes">
            {codes.map(([code, status]) => (
              <div key={code}>
                <dt>
                  <code>{code}</code> {status}
                </dt>
                <dd>{ERROR_TEXTS.de[code]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </SiteFrame>
  );
}

/** The calls of one noun, folded: browsers lay out what is unfolded only, and unfold it for a link or a search that leads into it. */
function ApiGroup({ name, calls }: { name: string; calls: readonly Call[] }) {
  return (
    <details className="api-group">
      <summary>
        <h3>/api/{name}</h3>
        <span className="small">{calls.length === 1 ? t("apiCall") : t("apiCalls", { count: String(calls.length) })}</span>
      </summary>
      {calls.map((call) => (
        <ApiOperation key={call.operation.operationId} {...call} />
      ))}
    </details>
  );
}
