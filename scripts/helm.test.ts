import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { SETTINGS } from "../server/settings-notices.ts";
import { root } from "./setup.mjs";

const chart = path.join(root, "deploy/helm/hinweiszentrale");
const read = (file: string) => fs.readFileSync(path.join(chart, file), "utf8");
type Values = { [name: string]: unknown };
const values = parse(read("values.yaml")) as Values & { drainSeconds: number };

/** What of Helm's functions the templates use; any other fails the test. */
const FUNCTIONS: Record<string, (...args: any[]) => unknown> = {
  quote: (value) => JSON.stringify(String(value)),
  toJson: (value) => JSON.stringify(value),
  add: (a, b) => Number(a) + Number(b),
  default: (preset, value) => value || preset,
  printf: (form: string, ...args) => args.reduce<string>((text, arg) => text.replace("%s", String(arg)), form),
  sha256sum: (text: string) => createHash("sha256").update(text).digest("hex"),
};

/** Helm's templates, as far as this chart goes: values, functions in pipes, and `if`. */
function render(template: string, given: Values): string {
  const data = { Values: given, Release: { Name: "melden" }, Chart: { AppVersion: "0.2.0" } };
  const one = (word: string): unknown => {
    if (word.startsWith("(")) return pipe(word.slice(1, -1));
    if (/^("|\d)/.test(word)) return JSON.parse(word);
    if (!word.startsWith(".")) throw new Error(`no value: ${word}`);
    return word
      .slice(1)
      .split(".")
      .reduce<any>((found, name) => {
        if (!(name in found)) throw new Error(`values.yaml has no ${word}`);
        return found[name];
      }, data);
  };
  const call = (text: string, ...last: unknown[]) => {
    const [first = "", ...rest] = text.trim().match(/\([^)]*\)|"[^"]*"|\S+/g)!;
    if (/^[a-z]/i.test(first)) return FUNCTIONS[first]!(...rest.map(one), ...last);
    return one(first);
  };
  const pipe = (text: string): unknown =>
    text.split("|").reduce<unknown>((before, part, index) => (index === 0 ? call(part) : call(part, before)), null);
  const isTrue = (condition: string) => (condition.startsWith("not ") ? !pipe(condition.slice(4)) : Boolean(pipe(condition)));
  const inner = /[ ]*\{\{- if ([^}]*?) \}\}\n((?:(?!\{\{- if )[^])*?)[ ]*\{\{- end \}\}\n?/;
  let text = template;
  for (let found = inner.exec(text); found; found = inner.exec(text))
    text = text.replace(found[0], () => (isTrue(found[1]!) ? found[2]! : ""));
  return text.replace(/\{\{ (.*?) \}\}/g, (_, expression: string) => String(pipe(expression)));
}

const objectsOf = (given: Values): any[] =>
  fs
    .readdirSync(path.join(chart, "templates"))
    .filter((name) => name.endsWith(".yaml"))
    .flatMap((name) => parseAllDocuments(render(read(`templates/${name}`), given)))
    .map((document) => {
      if (document.errors[0]) throw document.errors[0];
      return document.toJS({ maxAliasCount: 100 }) as any;
    })
    .filter((object) => object !== null);

const kinds = (given: Values) =>
  objectsOf(given)
    .map(({ kind, metadata: { name } }) => `${kind} ${name}`)
    .sort();
const ALWAYS = [
  "ConfigMap melden-settings",
  "Deployment melden-web",
  "Deployment melden-worker",
  "PodDisruptionBudget melden-web",
  "Service melden",
];

test("the chart makes what an installation is, an ingress where it is asked for, and no volume where there is one", () => {
  expect(kinds(values)).toEqual([...ALWAYS.slice(0, 3), "PersistentVolumeClaim melden-data", ...ALWAYS.slice(3)].sort());
  const { ingress, storage } = values as unknown as { ingress: Values; storage: Values };
  const other = { ...values, ingress: { ...ingress, enabled: true }, storage: { ...storage, existingClaim: "files" } };
  expect(kinds(other)).toEqual([...ALWAYS, "Ingress melden"].sort());
  const claims = objectsOf(other).flatMap((one) => one.spec?.template?.spec.volumes?.[0].persistentVolumeClaim.claimName ?? []);
  expect(claims).toEqual(["files", "files"]);
});

const deployment = (role: string) =>
  objectsOf(values).find(({ kind, metadata }) => kind === "Deployment" && metadata.name === `melden-${role}`);
const LONGEST_STOP = 15;
test.each(["web", "worker"])("its %s is closed, knows its settings, is asked how it is, and has the time it needs to end", (role) => {
  const { spec } = deployment(role);
  const { securityContext, terminationGracePeriodSeconds, containers, automountServiceAccountToken } = spec.template.spec;
  const [container] = containers;
  expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
  expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: "RuntimeDefault" } });
  expect(container.securityContext).toEqual({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ["ALL"] },
  });
  expect(automountServiceAccountToken).toBe(false);
  const env = Object.fromEntries(container.env.map((one: { name: string; value: unknown }) => [one.name, one.value]));
  expect(Object.keys(env).filter((name) => !SETTINGS.includes(name))).toEqual([]);
  expect(Object.values(env).filter((value) => typeof value !== "string")).toEqual([]);
  expect(env).toMatchObject({ ROLE: role, DRAIN_SECONDS: String(values.drainSeconds) });
  expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(values.drainSeconds + LONGEST_STOP);
  const { livenessProbe, readinessProbe, ports } = container;
  expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(["/healthz", "/readyz"]);
  expect(ports.map(({ name }: { name: string }) => name)).toContain(readinessProbe.httpGet.port);
});

test("its version is the product's, its service finds its pods, and its notes can be read", () => {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
  const { appVersion } = parse(read("Chart.yaml")) as Values;
  expect([appVersion, (values["image"] as Values)["tag"]]).toEqual([version, version]);
  const all = objectsOf(values);
  expect(all.find(({ kind }) => kind === "Service").spec.selector).toEqual(deployment("web").spec.template.metadata.labels);
  expect(render(read("templates/NOTES.txt"), values)).not.toContain("{{");
});

test("the schema takes the values as they stand, and neither one that is unknown nor a secret", () => {
  const takes = new Ajv({ strict: false }).compile(JSON.parse(read("values.schema.json")) as object);
  expect([takes(values), takes.errors]).toEqual([true, null]);
  expect(takes({ ...values, settings: { OPERATOR_NAME: "Muster GmbH" } })).toBe(true);
  const wrong = [{ replica: 2 }, { publicUrl: "http://melden.example" }, { web: { replicas: 0 } }, { settings: { HZ_SECRET: "x" } }];
  for (const one of wrong) expect(takes({ ...values, ...one }), JSON.stringify(one)).toBe(false);
});
