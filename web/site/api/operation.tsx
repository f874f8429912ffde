import type { Operation } from "@hz/contract/openapi/openapi";
import { t } from "../texts.ts";
import { Fields } from "./fields.tsx";

type Props = { method: string; path: string; operation: Operation };

/** One call, folded: who may, what goes in, what comes out, what can be refused. */
export function ApiOperation({ method, path, operation }: Props) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const input = requestBody && Object.entries(requestBody.content)[0];
  const { 200: success, ...failures } = responses;
  const output = success?.content && Object.entries(success.content)[0];
  return (
    <details id={operationId} className="api-call">
      <summary>
        <span className={`api-method api-${method}`}>{method.toUpperCase()}</span>
        <code className="api-path">{path}</code>
        <span className="api-summary" lang="en">
          {summary}
        </span>
      </summary>
      <div className="api-body">
        <p lang="en">{description}</p>
        {parameters.length > 0 && (
          <section>
            <h3>{t("apiParameters")}</h3>
            <ul className="api-fields">
              {parameters.map((one) => (
                <li key={one.name}>
                  <code className="api-name">{one.name}</code>{" "}
                  <span className="small">{[one.in, !one.required && t("apiOptional")].filter(Boolean).join(" · ")}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {input && (
          <section>
            <h3>{t("apiInput")}</h3>
            {input[0] === "application/json" ? <Fields schema={input[1].schema} /> : <p>{t("apiBytes")}</p>}
          </section>
        )}
        {output && (
          <section>
            <h3>{t("apiOutput")}</h3>
            {output[0] === "application/json" ? <Fields schema={output[1].schema} /> : <p lang="en">{success.description}</p>}
          </section>
        )}
        <section>
          <h3>{t("apiFailures")}</h3>
          <dl className="api-failures">
            {Object.entries(failures).map(([status, { description: codes }]) => (
              <div key={status}>
                <dt>{status}</dt>
                {codes.split("\n\n").map((line) => (
                  <dd key={line}>
                    <code>{line.split(": ")[0]}</code> {line.split(": ").slice(1).join(": ")}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      </div>
    </details>
  );
}
