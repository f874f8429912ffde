import type * as z from "zod";
import { ERROR_TEXTS } from "../error-texts.ts";
import { type ErrorCode, ERRORS } from "../errors.ts";
import { PART_DIGEST_HEADER, UPLOAD_TOKEN_HEADER } from "../reports/files.ts";
import type { Route } from "../route.ts";
import { answerSchemas, inputSchema, type JsonSchema, type Names, namesOf } from "./entities.ts";

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: "path" | "query" | "header"; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
};
/** The description of the interface after OpenAPI 3.1. */
export type OpenApi = {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
};

const TITLE = "Hinweiszentrale";
const DESCRIPTION =
  "Every call of the product. Texts of reports, messages and notes travel as sealed boxes (base64url) that only the browsers of " +
  "the reporter and of the office can open; the service never sees what is inside.";

// Whatever a call is, these may come: a broken input, a fault, a database that is away.
const ALWAYS: readonly ErrorCode[] = ["INVALID_INPUT", "TOO_LARGE", "UNEXPECTED", "UNAVAILABLE"];
const SIGNED_IN: readonly ErrorCode[] = ["NOT_SIGNED_IN", "SECOND_FACTOR_REQUIRED", "ACCESS_WAITING"];

/** The description of this installation; `url` is its address. */
export function openApi(routes: readonly Route[], { url, version }: { url: string; version: string }): OpenApi {
  const names = namesOf(routes.flatMap((route) => (isSchema(route.answer) ? [[route.answer, `${idOf(route)}Answer`] as const] : [])));
  const paths: OpenApi["paths"] = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, names) };
  }
  const tags = [...new Set(routes.map(tagOf))].sort();
  return {
    openapi: "3.1.1",
    info: { title: TITLE, version, description: DESCRIPTION },
    servers: [{ url }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...answerSchemas(names), Error: errorSchema },
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: url.startsWith("https:") ? "__Host-session" : "session" },
        bearer: { type: "http", scheme: "bearer", description: "The sessionToken of the sign-in; valid only together with the cookie." },
        case: { type: "apiKey", in: "header", name: "Authorization", description: "“Case ” and the token made of the case password." },
      },
    },
  };
}

const isSchema = (shape: Route["answer"] | Route["body"]): shape is z.ZodType => typeof shape === "object";

/** The noun that a call is about: the first word of its path that is no room's name. */
const tagOf = ({ path }: Route) => path.split("/")[2] ?? "";

/** A call's own name: method and path, each word with a capital, `ById` for a parameter. */
function idOf({ method, path }: Route): string {
  const words = path
    .slice("/api/".length)
    .replace(/:(\w+)/g, "by-$1")
    .split(/[/-]/);
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}

const SECURITY: Record<Route["access"], Record<string, string[]>[]> = {
  public: [],
  reporter: [{ case: [] }],
  user: [{ cookie: [], bearer: [] }],
};

const quoted = (name: string) => `“${name}”`;

function operation(route: Route, names: Names): Operation {
  const { access, permission, alsoNeeds = [], orOwner, body, summary } = route;
  const needs = permission === undefined ? [] : [permission].flat();
  const who = {
    public: "Without sign-in.",
    reporter: "For the reporter of this case.",
    user:
      needs.length > 0
        ? `For signed-in users with ${[needs.map(quoted).join(" or "), ...alsoNeeds.map(quoted)].join(" and ")}${orOwner ? ", and for the account's owner" : ""}.`
        : "For every signed-in user.",
  };
  return {
    operationId: idOf(route),
    tags: [tagOf(route)],
    summary,
    description: who[access],
    security: SECURITY[access],
    parameters: parameters(route),
    ...(body === "bytes" && { requestBody: { required: true as const, content: { "application/octet-stream": { schema: {} } } } }),
    ...(isSchema(body) &&
      body.def.type !== "undefined" && {
        requestBody: { required: true as const, content: { "application/json": { schema: inputSchema(body) } } },
      }),
    responses: { "200": success(route.answer, names), ...failures(route) },
  };
}

function parameters(route: Route): Operation["parameters"] {
  const of = (place: "path" | "query", schema: JsonSchema) =>
    Object.entries(schema.properties ?? {}).map(([name, one]) => ({
      name,
      in: place,
      required: place === "path" || (schema.required ?? []).includes(name),
      schema: one,
    }));
  const headers = route.body === "bytes" && route.path.endsWith("/parts/:part") ? [UPLOAD_TOKEN_HEADER, PART_DIGEST_HEADER] : [];
  return [
    ...of("path", inputSchema(route.params)),
    ...of("query", inputSchema(route.query)),
    ...headers.map((name) => ({ name, in: "header" as const, required: true, schema: { type: "string" } })),
  ];
}

function success(answer: Route["answer"], names: Names): Operation["responses"][string] {
  if (answer === "bytes") return { description: "Sealed bytes", content: { "application/octet-stream": { schema: {} } } };
  if (answer === "events")
    return {
      description: "Server-sent events that say that something changed, never what",
      content: { "text/event-stream": { schema: {} } },
    };
  return { description: "Done", content: { "application/json": { schema: { $ref: `#/components/schemas/${names.get(answer)}` } } } };
}

const errorSchema: JsonSchema = {
  type: "object",
  properties: {
    code: { type: "string", enum: Object.keys(ERRORS) },
    message: { type: "string", description: "German, for people" },
    fields: { type: "array", items: { type: "string" }, description: "The inputs that were refused" },
  },
  required: ["code", "message"],
};

/** One answer a status, with every code that it may carry. */
function failures({ access, permission, needsPlan, needsConfirmedEmail, needsConfirmation, errors }: Route): Operation["responses"] {
  const codes = new Set<ErrorCode>([
    ...errors,
    ...ALWAYS,
    ...(access === "user" ? SIGNED_IN : []),
    ...(permission === undefined ? [] : (["FORBIDDEN"] as const)),
    ...(needsPlan ? (["PLAN_NEEDED"] as const) : []),
    ...(needsConfirmedEmail ? (["EMAIL_UNCONFIRMED"] as const) : []),
    ...(needsConfirmation ? (["CONFIRMATION_NEEDED"] as const) : []),
    ...(access === "reporter" ? (["CASE_NOT_FOUND"] as const) : []),
  ]);
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      String(status),
      {
        description: some.map((code) => `${code}: ${ERROR_TEXTS.de[code]}`).join("\n\n"),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}
