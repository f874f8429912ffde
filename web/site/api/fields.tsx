import { Fragment } from "react";
import type { JsonSchema } from "@hz/contract/openapi/entities";
import { paths } from "@hz/contract/paths";
import { t } from "../texts.ts";

const refName = (schema: JsonSchema) => schema.$ref?.split("/").at(-1);
const variants = (schema: JsonSchema) => schema.anyOf ?? schema.oneOf;

/** What a schema is in a few words, with links to shapes that have a name. */
function Kind({ schema }: { schema: JsonSchema }) {
  const name = refName(schema);
  if (name) return <a href={`${paths.apiShapes}#${name}`}>{name}</a>;
  const several = variants(schema);
  if (several)
    return several.map((one, index) => (
      <Fragment key={index}>
        {index > 0 && " | "}
        <Kind schema={one} />
      </Fragment>
    ));
  if (schema.items)
    return (
      <>
        [<Kind schema={schema.items} />]
      </>
    );
  if (schema.const !== undefined) return <>{JSON.stringify(schema.const)}</>;
  if (schema.enum) return <>{schema.enum.map((one) => JSON.stringify(one)).join(" | ")}</>;
  return <>{[schema.type ?? "any"].flat().join(" | ")}</>;
}

/** The bounds that a value keeps, in words; nothing where there are none worth saying. */
function bounds({ format, minLength, maxLength, minimum, maximum, maxItems }: JsonSchema): string {
  const safe = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return [
    format,
    minLength !== undefined && minLength === maxLength ? t("apiExactly", { count: String(minLength) }) : null,
    maxLength !== undefined && minLength !== maxLength ? t("apiAtMost", { count: String(maxLength) }) : null,
    safe(minimum) && minimum !== 0 ? `≥ ${minimum}` : null,
    safe(maximum) ? `≤ ${maximum}` : null,
    maxItems === undefined ? null : `≤ ${maxItems}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** The parts of a schema: of an object its own, of a list those of what it lists. */
const partsOf = (schema: JsonSchema): JsonSchema | undefined =>
  schema.properties ? schema : schema.items ? partsOf(schema.items) : variants(schema)?.map(partsOf).find(Boolean);

/** What is said beside a name, where there is anything to say: of thousands of fields each element counts. */
export function Aside({ said }: { said: readonly (string | false)[] }) {
  const words = said.filter(Boolean).join(" · ");
  return (
    words && (
      <>
        {" "}
        <span className="small">{words}</span>
      </>
    )
  );
}

/** A schema's fields as a list, those inside beneath; for what is no object its kind alone. */
export function Fields({ schema }: { schema: JsonSchema }) {
  const parts = partsOf(schema);
  if (!parts)
    return (
      <p>
        <code>
          <Kind schema={schema} />
        </code>
      </p>
    );
  const entries = Object.entries(parts.properties ?? {});
  if (entries.length === 0) return <p>{t("apiNothing")}</p>;
  return (
    <ul className="api-fields">
      {entries.map(([name, field]) => (
        <li key={name}>
          <b>{name}</b> <Kind schema={field} />
          <Aside said={[bounds(field), !parts.required?.includes(name) && t("apiOptional")]} />
          {!refName(field) && partsOf(field) && <Fields schema={field} />}
        </li>
      ))}
    </ul>
  );
}
