import { inputSchema } from "@hz/contract/openapi/entities";
import type { Route } from "@hz/contract/route";
import type { Dice } from "./random.ts";

/** What is used of a JSON schema (draft 2020-12). */
type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  $ref?: string;
  $defs?: Record<string, Schema>;
};

/** What a route takes as its body or query, as data; null where it takes nothing, or bytes. */
export function dataOf(schema: Route["body"]): Schema | null {
  if (schema === "bytes" || schema.def.type === "undefined") return null;
  return inputSchema(schema) as Schema;
}

const DEPTH = 6;
const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const WORDS = ["Werk Süd", "a", "Compliance", "12345", "Straße 7", "2026", "grün", "muster.example", "https://muster.example"];

/** Makes values that a schema takes; where it asks for an id, one of `known` mostly, so that what exists is met as well. */
export function createMaker(dice: Dice, known: readonly string[]) {
  const text = (length: number) => Array.from({ length }, () => dice.one([...BASE64URL])).join("");
  const uuid = () =>
    known.length > 0 && dice.chance(0.7)
      ? dice.one(known)
      : `${text(8)}-${text(4)}-4${text(3)}-a${text(3)}-${text(12)}`.replaceAll(/[^0-9a-f-]/gi, "0").toLowerCase();
  const date = () => `20${20 + dice.below(12)}-0${1 + dice.below(9)}-1${dice.below(10)}`;
  const formats: Record<string, () => string> = {
    uuid,
    date,
    "date-time": () => `${date()}T10:00:00.000Z`,
    email: () => `jemand${dice.below(1000)}@muster.example`,
    uri: () => "https://muster.example/",
  };

  function string({ format, minLength = 0, maxLength = 40, pattern }: Schema): string {
    if (format && formats[format]) return formats[format]();
    const length = minLength + dice.below(Math.min(maxLength, minLength + 60) - minLength + 1);
    if (pattern?.includes("A-Z")) return text(Math.max(length, 1));
    return length < 8 ? text(length) : `${dice.one(WORDS)} ${text(length)}`.slice(0, Math.max(length, minLength));
  }

  function number({ minimum = -5, maximum = minimum + 1_000, type }: Schema): number {
    const value = minimum + dice.below(Math.min(maximum - minimum, 1e9) + 1);
    return type === "integer" ? value : value + dice.below(2) / 2;
  }

  function make(schema: Schema | boolean | undefined, root: Schema, depth = 0): unknown {
    if (typeof schema !== "object" || depth > DEPTH) return dice.one(["", 0, null, true]);
    if (schema.$ref) return make(schema.$ref === "#" ? root : root.$defs?.[schema.$ref.split("/").at(-1)!], root, depth + 1);
    if ("const" in schema) return schema.const;
    if (schema.enum) return dice.one(schema.enum);
    const some = schema.anyOf ?? schema.oneOf;
    if (some) return make(dice.one(some), root, depth + 1);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => make(one, root, depth + 1)));
    if (schema.type === "string") return string(schema);
    if (schema.type === "number" || schema.type === "integer") return number(schema);
    if (schema.type === "boolean") return dice.chance(0.5);
    if (schema.type === "null") return null;
    if (schema.type === "array") {
      if (schema.prefixItems) return schema.prefixItems.map((one) => make(one, root, depth + 1));
      return Array.from({ length: (schema.minItems ?? 0) + dice.below(3) }, () => make(schema.items, root, depth + 1));
    }
    if (schema.type !== "object") return dice.one(["", 0, null, {}, []]);
    const all = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name) || dice.chance(0.7));
    const more = typeof schema.additionalProperties === "object" ? [[text(5), schema.additionalProperties] as const] : [];
    return Object.fromEntries([...all, ...more].map(([name, one]) => [name, make(one, root, depth + 1)]));
  }
  return (schema: Schema): unknown => make(schema, schema);
}
