import * as z from "zod";
import { AuditLine } from "../account/audit.ts";
import { Grant, KeyRing, Member } from "../sign-in/auth.ts";
import { Category } from "../channels/categories.ts";
import { Channel, PortalCategory, PortalChannel, PortalDepartment } from "../channels/channels.ts";
import { Company } from "../account/company.ts";
import { Department } from "../people/departments.ts";
import { StoredFile } from "../reports/files.ts";
import { Message, Note } from "../reports/messages.ts";
import { ManagedUser } from "../people/people.ts";
import { Measure, Procedure, Step } from "../procedure/procedure.ts";
import { DeletionRequest } from "../reports/report-deletion.ts";
import { ReportCounts } from "../reports/report-figures.ts";
import { Case, Report, ReportPage, ReportRow } from "../reports/reports.ts";
import { RichText } from "../rich-text.ts";
import { nothing } from "../route.ts";
import { StoredTemplates, TemplateText } from "../templates/templates.ts";
import { CurrentUser } from "../people/users.ts";

/** The shapes that stand in the description under a name of their own; all others stand where they are used. */
const ENTITIES = {
  AuditLine,
  Case,
  Category,
  Channel,
  Company,
  CurrentUser,
  DeletionRequest,
  Department,
  Grant,
  KeyRing,
  ManagedUser,
  Measure,
  Member,
  Message,
  Note,
  Nothing: nothing,
  PortalCategory,
  PortalChannel,
  PortalDepartment,
  Procedure,
  Report,
  ReportCounts,
  ReportPage,
  ReportRow,
  RichText,
  Step,
  StoredFile,
  StoredTemplates,
  TemplateText,
};

/** A JSON schema (draft 2020-12) as far as we read it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  default?: unknown;
};

const plain = ({ $schema: _dialect, $id: _id, ...schema }: Record<string, unknown>) => schema as JsonSchema;
const uri = (id: string) => `#/components/schemas/${id}`;

/** The names of shapes, by the shape: the entities' own, and for what else answers are made of the one that is given first. */
export type Names = ReadonlyMap<z.ZodType, string>;

/** The names of what answers are made of: one shape has one, however many answers it is. */
export function namesOf(answers: readonly (readonly [z.ZodType, string])[]): Names {
  const names = new Map<z.ZodType, string>(Object.entries(ENTITIES).map(([name, schema]) => [schema, name]));
  for (const [schema, name] of answers) if (!names.has(schema)) names.set(schema, name);
  return names;
}

/** The shapes' schemas by name, which refer to each other. */
export function answerSchemas(names: Names): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri, io: "output", unrepresentable: "any" });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)]));
}

/** The whole schema of an input, as it is sent: what has a default may be left out. */
export const inputSchema = (schema: z.ZodType): JsonSchema =>
  plain(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", metadata: z.registry() }));
