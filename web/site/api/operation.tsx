import type { Operation } from "@hz/contract/openapi/openapi";
import { t } from "../texts.ts";
import { Aside, Fields } from "./fields.tsx";

export type Call = { method: string; path: string; operation: Operation };

/** What is said of a status begins a paragraph with each code. */
const codesIn = (description: string): string[] => description.match(/^[A-Z_]+(?=: )/gm) ?? [];

/** One call, folded: who may, what goes in, what comes out, what can be refused. */
export function ApiOperation({ method, path, operation }: Call) {
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
          <>
            <h4>{t("apiParameters")}</h4>
            <ul className="api-fields">
              {parameters.map((one) => (
                <li key={one.name}>
                  <b>{one.name}</b>
                  <Aside said={[one.in, !one.required && t("apiOptional")]} />
                </li>
              ))}
            </ul>
          </>
        )}
        {input && (
          <>
            <h4>{t("apiInput")}</h4>
            {input[0] === "application/json" ? <Fields schema={input[1].schema} /> : <p>{t("apiBytes")}</p>}
          </>
        )}
        {output && (
          <>
            <h4>{t("apiOutput")}</h4>
            {output[0] === "application/json" ? <Fields schema={output[1].schema} /> : <p lang="en">{success.description}</p>}
          </>
        )}
        <h4>
          <a href="#fehler">{t("apiFailures")}</a>
        </h4>
        <p className="api-failures">
          {Object.entries(failures)
            .map(([status, { description: codes }]) => `${status}: ${codesIn(codes).join(", ")}`)
            .join("\n")}
        </p>
      </div>
    </details>
  );
}
