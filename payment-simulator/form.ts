import { invalid, Refusal } from "./refusal.ts";

/** The parameters of a call as the provider's clients send them: `a[b][0]=c` becomes `{ a: { b: { 0: "c" } } }`. */
export type Params = { [name: string]: Params | string };

/** The parameters of a query or a form's body. */
export function parseForm(text: string): Params {
  const params = newParams();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    const last = path.pop();
    if (last === undefined || path.length > 6) throw new Refusal(400, "Invalid parameter name.");
    let place = params;
    for (const part of path) {
      const next = place[part] ?? newParams();
      if (typeof next === "string") throw new Refusal(400, `Invalid parameter: ${name}`);
      place[part] = next;
      place = next;
    }
    place[last === "[]" ? String(Object.keys(place).length) : last] = value;
  }
  return params;
}

/** Without a prototype: a parameter may be called `__proto__`. */
const newParams = (): Params => Object.create(null);

/** A parameter's text; null where it was sent empty (which unsets), undefined where it was not sent. */
export function textOf(params: Params, name: string): string | null | undefined {
  const value = params[name];
  if (typeof value === "object") throw invalid(`Invalid string: ${name}`, name);
  return value === "" ? null : value;
}

/** The same for what has to be there. */
export function needText(params: Params, name: string): string {
  const value = textOf(params, name);
  if (value === undefined || value === null)
    throw new Refusal(400, `Missing required param: ${name}.`, { code: "parameter_missing", param: name });
  return value;
}

export function integerOf(params: Params, name: string): number | undefined {
  const value = textOf(params, name);
  if (value === undefined || value === null) return undefined;
  if (!/^-?\d{1,12}$/.test(value)) throw invalid(`Invalid integer: ${value}`, name, "parameter_invalid_integer");
  return Number(value);
}

export function flagOf(params: Params, name: string): boolean | undefined {
  return choiceOf(params, name, { true: true, false: false });
}

/** The meaning of a parameter's word, by `choices`; refuses any other word. */
export function choiceOf<T>(params: Params, name: string, choices: Record<string, T>): T | undefined {
  const value = textOf(params, name);
  if (value === undefined || value === null) return undefined;
  const choice = Object.hasOwn(choices, value) ? choices[value] : undefined;
  if (choice === undefined) throw invalid(`Invalid ${name}: must be one of ${Object.keys(choices).join(", ")}`, name);
  return choice;
}

export function partOf(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === "") return undefined;
  if (typeof value === "string") throw invalid(`Invalid object: ${name}`, name);
  return value;
}

/** A list of objects, in their order. */
export function partsOf(params: Params, name: string): Params[] | undefined {
  const list = partOf(params, name);
  return list && Object.keys(list).map((key) => partOf(list, key) ?? newParams());
}

/** A list of texts; sent empty, it is the empty list. */
export function textsOf(params: Params, name: string): string[] | undefined {
  if (params[name] === "") return [];
  const list = partOf(params, name);
  return list && Object.keys(list).map((key) => needText(list, key));
}

/** The metadata with what was sent: an empty value removes a key. */
export function metadataOf(params: Params, before: Record<string, string> = {}): Record<string, string> {
  if (params["metadata"] === "") return {};
  const after = { ...before };
  const sent = partOf(params, "metadata") ?? {};
  for (const key of Object.keys(sent)) {
    const value = textOf(sent, key);
    if (value) after[key] = value;
    else delete after[key];
  }
  return after;
}

/** Refuses what the simulator does not know, instead of passing over it. */
export function allowOnly(params: Params, names: string[]): void {
  const stranger = Object.keys(params).find((name) => !names.includes(name));
  if (stranger !== undefined)
    throw new Refusal(400, `Received unknown parameter: ${stranger}`, { code: "parameter_unknown", param: stranger });
}
