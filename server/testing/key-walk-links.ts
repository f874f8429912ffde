import { channelRoutes } from "@hz/contract/channels/channels";
import { MAX_SUCCESSIONS } from "@hz/contract/limits";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { reportRoutes } from "@hz/contract/reports/reports";
import { accountFingerprint, accountKey, fingerprintForLink, fromBase64Url, openGrant, toBase64Url, userKeys } from "@hz/crypto";
import { checkKey } from "../../web/vault/report/check-key.ts";
import { openingSeeds } from "../../web/vault/keys/held-keys.ts";
import { namedKey } from "../../web/vault/report/named-key.ts";
import { openRows } from "../../web/vault/report/open-rows.ts";
import { aSubmitted } from "./builders.ts";
import { call, send } from "./call.ts";
import type { KeyWalk, Walker } from "./key-walk.ts";

/**
 * What a walk itself knows of the account's keys, beside what the product says: which ones there were, who still holds a former
 * one, and what was signed by whom compared. By it links and posters are judged.
 */
export class WalkedLinks {
  /** Every key that the account had, in order; the last one is the present one. */
  readonly keys: string[];
  /** From which one on links in use may name a key: those of before were renewed. */
  private inUseFrom = 0;
  private readonly signed: [former: string, next: string][] = [];
  private readonly inHand = new Map<Walker, ReadonlySet<string>>();
  private readonly walk: KeyWalk;

  constructor(walk: KeyWalk) {
    this.walk = walk;
    this.keys = [walk.office.channel.accountPublicKey];
  }

  get present(): string {
    return this.keys.at(-1)!;
  }

  /** Somebody founded a new key: whoever holds the former one in this moment, deactivated or not, could sign it. */
  async founded(publicKey: string): Promise<void> {
    this.keys.push(publicKey);
    for (const who of this.walk.people) if (who.state !== "removed") await this.look(who);
  }

  /** This person's user key is another one, or a permission was taken: with it goes what they held. */
  lost(who: Walker): void {
    this.inHand.delete(who);
  }

  /** This person compared the present key and said so; what they still held has signed it, and is used up. */
  async accepted(who: Walker): Promise<void> {
    for (const former of this.inHand.get(who) ?? []) if (!this.leads(former)) this.signed.push([former, this.present]);
    await this.look(who);
  }

  /** Somebody said that links and posters were renewed. */
  renewed(): void {
    this.inUseFrom = this.keys.length - 1;
  }

  /** Whether signatures lead from this key to the present one, no more of them than browsers follow. */
  leads(from: string): boolean {
    let reached = new Set([from]);
    for (let hops = 0; hops <= MAX_SUCCESSIONS; hops++) {
      if (reached.has(this.present)) return true;
      reached = new Set(this.signed.filter(([former]) => reached.has(former)).map(([, next]) => next));
    }
    return false;
  }

  /** Whether a link that somebody may still have opens nothing. */
  get areEnded(): boolean {
    return this.keys.slice(this.inUseFrom).some((key) => !this.leads(key));
  }

  /** Notes which former keys this person could sign with: those whose seed is there and opens with their own key. */
  private async look(who: Walker): Promise<void> {
    const { accountId, people, test } = this.walk;
    const rows = await test.db.tenant(accountId, (tx) =>
      tx
        .selectFrom("grants")
        .select(["by_user_id", "box", "signature"])
        .where("to_user_id", "=", who.id)
        .where("kind", "=", "account")
        .execute(),
    );
    const { kem } = await userKeys(who.userKey, who.id);
    const found = new Set<string>();
    for (const { by_user_id: userId, box, signature } of rows)
      for (const userKey of people.find(({ id }) => id === userId)?.userKeys ?? []) {
        const by = { userId, sigPublicKey: (await userKeys(userKey, userId)).sig.publicKey };
        const grant = { accountId, what: { kind: "account" as const }, to: { userId: who.id, kem }, by };
        const seed = await openGrant(grant, new Uint8Array(box), new Uint8Array(signature)).catch(() => null);
        if (seed) found.add(toBase64Url((await accountKey(seed)).publicKey));
      }
    found.delete(this.present);
    this.inHand.set(who, found);
  }
}

/** What a reporter sees who opens a link that names this key of the account. */
async function linkOf(walk: KeyWalk, key: string): Promise<"trusted" | "refused"> {
  const portal = await call(walk.test.app, channelRoutes.portal, { params: { linkSuffix: walk.office.channel.linkSuffix } });
  const print = fingerprintForLink(await accountFingerprint(walk.accountId, fromBase64Url(key)));
  const { state } = await checkKey(portal, namedKey(`#k=${print}`, 0));
  if (state !== "trusted" && state !== "refused") throw new Error(`a link is ${state}`);
  return state;
}

/**
 * Holds every link that was ever handed out against what people did: it opens where whoever still held its key compared and
 * accepted each next one, and what is sent by it is read in the office; where it does not, every place that shows links says so.
 */
export async function checkLinks(walk: KeyWalk): Promise<void> {
  const { links } = walk;
  for (const [index, key] of links.keys.entries()) {
    const [says, expected] = [await linkOf(walk, key), links.leads(key) ? "trusted" : "refused"];
    if (says !== expected) throw new Error(`a link with key ${index + 1} of ${links.keys.length} is ${says} and should be ${expected}`);
    if (key !== links.present) walk.happened.add(`a link of a former key is ${says}`);
  }
  await saysWhatEnded(walk);
  if (links.keys.length > 1) await isRead(walk);
}

/** Channels, dashboard, QR sheet and poster read the channel's own moment; readiness has a check of its own. */
async function saysWhatEnded(walk: KeyWalk): Promise<void> {
  const { links } = walk;
  let asked = 0;
  for (const who of walk.active) {
    const as = await walk.signIn(who);
    const channels = await send(walk.test.app, channelRoutes.list, { as });
    if (channels.statusCode !== 200) continue;
    asked++;
    const [channel] = await call(walk.test.app, channelRoutes.list, { as });
    if ((channel!.linksEndedAt !== null) !== links.areEnded)
      throw new Error(`channels say ${links.areEnded ? "nothing of links that opened nothing" : "that links must be renewed that open"}`);
    const readiness = await send(walk.test.app, readinessRoutes.get, { as });
    if (readiness.statusCode !== 200) continue;
    const { channels: ready } = await call(walk.test.app, readinessRoutes.get, { as });
    const light = ready[0]!.checks.find(({ check }) => check === "links")!.light;
    if ((light === "not-ready") !== links.areEnded) throw new Error(`readiness says "${light}" of links`);
    walk.happened.add(links.areEnded ? "links must be renewed, and it is said" : "links are whole");
  }
  if (asked === 0) throw new Error("nobody sees the channels");
}

const SENT = "Über einen Aushang gesendet";

/** What is sent by the portal now, by whichever link, is opened by somebody of the office. */
async function isRead(walk: KeyWalk): Promise<void> {
  const channel = await call(walk.test.app, channelRoutes.portal, { params: { linkSuffix: walk.office.channel.linkSuffix } });
  const { id } = await aSubmitted(walk.test, { ...walk.office, channel }, { title: SENT });
  for (const who of walk.active) {
    const held = await walk.hold(who);
    const reply = await send(walk.test.app, reportRoutes.list, { as: who.as! });
    if (!held || reply.statusCode !== 200) continue;
    const { rows } = await call(walk.test.app, reportRoutes.list, { as: who.as! });
    const opened = await openRows(
      walk.accountId,
      openingSeeds(held),
      rows.filter((row) => row.id === id),
    );
    if (opened.some((row) => "title" in row.opened && row.opened.title === SENT)) return;
  }
  throw new Error("nobody opens what is sent by a link that opens");
}
