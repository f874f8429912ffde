import { type Permission, PERMISSIONS } from "@hz/contract/permissions";

/** Somebody of an office as far as authority goes; an open invitation counts like the person that it will be. */
export type Somebody = {
  id: string;
  name: string;
  permissions: readonly Permission[];
  state: "active" | "deactivated" | "removed" | "invited";
  isOwner: boolean;
};
export type Office = ReadonlyMap<string, Somebody>;

export const ACTS = ["rename", "permissions", "deactivate", "activate", "remove", "factor", "invite", "hand-over"] as const;
export type Deed = { by: string; act: (typeof ACTS)[number]; to: string; permissions: readonly Permission[]; name: string };
export type Outcome = { code: string; office: Office };

const PEOPLE = "Benutzer und Abteilungen";
const covers = (all: readonly Permission[], some: readonly Permission[]) => some.every((one) => all.includes(one));
const inOrder = (permissions: readonly Permission[]) => PERMISSIONS.filter((one) => permissions.includes(one));

/** What authority is, said once more and in other words than the product says it: the answer to a deed, and the office after it. */
export function judged(office: Office, deed: Deed): Outcome {
  const refused = (code: string) => ({ code, office });
  const put = (...changed: Somebody[]) => ({ code: "OK", office: new Map([...office, ...changed.map((one) => [one.id, one] as const)]) });
  const by = office.get(deed.by)!;
  const to = office.get(deed.to);
  if (by.state !== "active") return refused("NOT_SIGNED_IN");
  if (deed.act === "hand-over") return handedOver();
  if (!by.permissions.includes(PEOPLE)) return refused("FORBIDDEN");
  const given = inOrder(deed.permissions);
  if (deed.act === "invite") {
    if (!covers(by.permissions, given)) return refused("GIVES_MORE");
    return put({ id: deed.to, name: deed.name, permissions: given, state: "invited", isOwner: false });
  }
  const isSelf = deed.by === deed.to;
  if (isSelf && deed.act === "factor") return refused("FORBIDDEN");
  if (!to || to.state === "removed" || (to.state === "invited" && deed.act === "factor")) return refused("NOT_FOUND");
  if (isSelf && (deed.act === "remove" || deed.act === "deactivate")) return refused("OWN_USER");
  if (!isSelf && !covers(by.permissions, to.isOwner ? PERMISSIONS : to.permissions)) return refused("HOLDS_MORE");
  const takes = deed.act === "remove" || deed.act === "deactivate" || (deed.act === "permissions" && !covers(given, to.permissions));
  if (to.isOwner && takes) return refused("OWNER_STAYS");
  if (deed.act === "permissions" && !covers([...by.permissions, ...to.permissions], given)) return refused("GIVES_MORE");
  return put(changed(to));

  function changed(one: Somebody): Somebody {
    if (deed.act === "rename") return { ...one, name: deed.name };
    if (deed.act === "permissions") return { ...one, permissions: given };
    if (deed.act === "remove") return { ...one, permissions: [], state: "removed" };
    // An invitation is neither active nor deactivated.
    if (deed.act === "factor" || one.state === "invited") return one;
    return { ...one, state: deed.act === "activate" ? "active" : "deactivated" };
  }

  function handedOver(): Outcome {
    if (!by.isOwner) return refused("NOT_OWNER");
    if (!to || to.state === "removed" || to.state === "invited") return refused("NOT_FOUND");
    if (to.id === by.id) return put();
    if (to.state !== "active" || !covers(to.permissions, PERMISSIONS)) return refused("OWNER_UNFIT");
    return put({ ...by, isOwner: false }, { ...to, isOwner: true });
  }
}
