import {
  deputyCheck,
  drillCheck,
  drillResult,
  emergencyChecks,
  externalCheck,
  FAILED_MAIL_DAYS,
  keysCheck,
  linksCheck,
  mailCheck,
  processingCheck,
  standInCheck,
  type StandInFacts,
  textsCheck,
  trainingCheck,
  vouchingCheck,
  worst,
} from "@hz/contract/account/readiness-rules";
import { type Drill, MAX_DRILLS_SHOWN, type Readiness, type ReadyChannel } from "@hz/contract/account/readiness";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf } from "../accounts/index.ts";
import { missingDutiesOf } from "../channels/index.ts";
import { newestKeys, standInOverlaps, standsInBySignature } from "../departments/index.ts";
import { emergencyKeyOf } from "../emergency/index.ts";
import { processingOf } from "../processing/index.ts";
import { readableIds } from "../reports/index.ts";
import {
  activeChannels,
  categoryDepartments,
  departmentsIn,
  drillsIn,
  failedMailsSince,
  handlersIn,
  lastReviews,
  trainingsIn,
} from "./store.ts";
import { portalLanguage, saidIn } from "@hz/contract/languages";
import type { DutyCode } from "@hz/contract/channels/channel-duties";
import { ChannelLanguages } from "@hz/contract/channels/channels";
import { charactersOf } from "@hz/contract/rich-text";

type Channel = { languages: unknown; default_language: string };

/** The codes of what a channel's pages lack for whoever reports; `duties` is what its mandatory pages lack. */
function missingTexts({ languages, default_language: language }: Channel, duties: readonly DutyCode[]): string[] {
  const pages = ChannelLanguages.parse(languages);
  const first = saidIn(pages, portalLanguage(language))?.said;
  return [...(first && charactersOf(first.content) > 0 ? [] : ["start-page"]), ...duties];
}

type DrillRow = Awaited<ReturnType<typeof drillsIn>>[number];

/** Each active channel's light as of now, with what it is made of. */
export async function readinessOf(ctx: Context, tx: Tx, { accountId, userId }: UserCaller): Promise<Readiness> {
  const now = ctx.now();
  const account = await accountOf(tx, accountId);
  const handlers = await handlersIn(tx, accountId);
  // Whom nobody has handed the department's key reads nothing, and stands in for nobody.
  const working = handlers.filter((one) => one.is_vouched && one.holds_key && one.last_login_at !== null);
  const departments = await departmentsIn(tx, accountId);
  const byCategory = await categoryDepartments(tx, accountId);
  const trainings = await trainingsIn(tx, accountId);
  const reviews = await lastReviews(tx, accountId);
  const failed = await failedMailsSince(tx, accountId, userId, new Date(now.getTime() - FAILED_MAIL_DAYS * 86_400_000));
  const drills = await drillsIn(tx, accountId);
  const agreement = await processingOf(ctx, tx, accountId);
  const readable = await readableIds(
    tx,
    accountId,
    userId,
    drills.map(({ id }) => id),
  );

  const people = [...new Map(handlers.map((one) => [one.id, one.full_name]))].map(([id, name]) => ({
    userId: id,
    name,
    day: trainings.get(id)?.day ?? null,
    title: trainings.get(id)?.title ?? "",
  }));
  const checks = [
    ...vouchingCheck(
      [...(await newestKeys(tx, accountId)).values()].map((key) => key.notAfter),
      now,
    ),
    ...emergencyChecks((await emergencyKeyOf(tx, accountId))?.used_at ?? null),
    mailCheck({ failed, isSent: ctx.config.smtpUrl !== null, confirmedAt: reviews.mail ?? null }, now),
    trainingCheck(
      people.map(({ day }) => day),
      now,
    ),
    externalCheck(reviews.external ?? null, now),
    processingCheck(agreement.state, agreement.concluded[0] ? new Date(agreement.concluded[0].at) : null, agreement.changed),
  ];

  const standInFacts = await standIns(tx, accountId);
  const duties = await missingDutiesOf(tx, accountId);
  const channels = (await activeChannels(tx, accountId)).map((channel): ReadyChannel => {
    const { id, department_id: office, conflict_department_id: conflict } = channel;
    const receiving = new Set([office, ...(conflict ? [conflict] : []), ...byCategory]);
    const receivers = departments.filter((one) => receiving.has(one.id));
    const own = drills.filter((drill) => drill.channel_id === id);
    const ownChecks = [
      keysCheck(receivers.map((one) => keyFacts(one, handlers))),
      linksCheck(channel.links_ended_at),
      deputyCheck(
        receivers.map(({ id: departmentId, name }) => ({
          name,
          signedIn: working.filter((person) => person.department_id === departmentId).map((person) => person.last_login_at),
        })),
        now,
      ),
      standInCheck(
        standInFacts(
          conflict,
          [...receiving].filter((one) => one !== conflict),
        ),
        account.no_stand_in_at,
      ),
      textsCheck(missingTexts(channel, duties.get(id) ?? [])),
      drillCheck(own.map(drillFacts), now),
    ];
    return {
      id,
      name: channel.name,
      linkSuffix: channel.link_suffix,
      light: worst([...ownChecks, ...checks].map(({ light }) => light)),
      checks: ownChecks,
      drills: own.slice(0, MAX_DRILLS_SHOWN).map((drill) => drillView(drill, readable.has(drill.id), now)),
    };
  });
  return { at: now.toISOString(), company: account.company_name, checks, channels, people };
}

type Handler = Awaited<ReturnType<typeof handlersIn>>[number];
type Department = Awaited<ReturnType<typeof departmentsIn>>[number];

const keyFacts = (department: Department, handlers: readonly Handler[]) => ({
  name: department.name,
  holders: handlers.filter((one) => one.department_id === department.id && one.holds_key && one.is_vouched).length,
  hasEmergencyKey: department.has_emergency_key,
  isInvited: department.is_invited,
  isHeld: department.is_held,
});

/** What is to be known of a department that stands in for some offices, or of none. */
async function standIns(tx: Tx, accountId: string): Promise<(id: string | null, offices: readonly string[]) => StandInFacts> {
  const overlaps = await standInOverlaps(tx, accountId);
  const keyOf = await newestKeys(tx, accountId);
  return (id, offices) => {
    const key = id === null ? undefined : keyOf.get(id);
    if (!key) return null;
    const found = overlaps.filter((one) => one.standInId === id);
    // One that receives other reports as well, while nobody belongs to it, shares nobody and is wrong all the same.
    const shared = new Set(found.flatMap(({ userIds }) => userIds)).size || found.length;
    const isSigned = standsInBySignature(
      key,
      offices.map((office) => keyOf.get(office)!),
    );
    return { name: key.name, shared, isSigned };
  };
}

const drillFacts = (row: DrillRow) => ({
  startedAt: row.started_at,
  receivedAt: row.received_at,
  mailedAt: row.mailed_at,
  openedAt: row.opened_at,
  acknowledgedAt: row.acknowledged_at,
  answeredAt: row.answered_at,
  isGone: row.is_gone,
});

const timeView = (at: Date | null) => at && at.toISOString();

const drillView = (row: DrillRow, isReadable: boolean, now: Date): Drill => ({
  id: row.id,
  channelId: row.channel_id,
  startedBy: row.started_by,
  startedAt: row.started_at.toISOString(),
  receivedAt: timeView(row.received_at),
  isConfirmedByChannel: row.is_confirmed_by_channel,
  mailedAt: timeView(row.mailed_at),
  openedAt: timeView(row.opened_at),
  acknowledgedAt: timeView(row.acknowledged_at),
  answeredAt: timeView(row.answered_at),
  result: drillResult(drillFacts(row), now),
  isReadable,
});
