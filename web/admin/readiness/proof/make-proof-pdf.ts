import type { Drill, Readiness, ReadinessCheck, ReadyChannel } from "@hz/contract/account/readiness";
import { trainedUntil } from "@hz/contract/account/readiness-rules";
import { formatDate, formatDateTime, formatDay } from "../../../i18n/dates.ts";
import type { Column, Flow, Look } from "../../shared/pdf/flow.ts";
import { makeDocument } from "../../shared/pdf/make-document.ts";
import type { DocumentFonts } from "../../shared/pdf/open-document.ts";
import { BRAND, MUTED } from "../../shared/pdf/sheet.ts";
import { t } from "../texts.ts";
import { drillSteps, reasonText } from "../written.ts";

/** What a proof is made of; of who started drills the names. */
export type Proof = { readiness: Readiness; names: Readonly<Record<string, string>> };

const SMALL: Look = { size: 9, ink: MUTED };
const CHECKS: Column[] = [
  { share: 0.2, align: "left" },
  { share: 0.17, align: "left" },
  { share: 0.63, align: "left" },
];
const PEOPLE: Column[] = [
  { share: 0.36, align: "left" },
  { share: 0.42, align: "left" },
  { share: 0.22, align: "left" },
];

/** The proof of how ready the channels are, as a tagged PDF. */
export function makeProofPdf({ readiness, names }: Proof, fonts: DocumentFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { at, company, channels, checks, people } = readiness;
  const title = t("rdProofTitle");
  const frame = {
    title,
    at: new Date(at),
    redacted: "",
    head: { left: title, right: company },
    foot: t("rdProofFoot", { company, at: formatDateTime(at, "de") }),
    page: (page: number, pages: number) => t("rdProofPage", { page, pages }),
  };
  return makeDocument(frame, fonts, (flow) => {
    setCover(flow, readiness, title);
    for (const channel of channels) setChannel(flow, channel, names);
    flow.head(t("rdShared"));
    setChecks(flow, checks);
    flow.head(t("rdTrainings"));
    if (people.length === 0) return flow.text(t("rdTrainingsEmpty"));
    flow.table(
      PEOPLE,
      [t("rdProofPerson"), t("rdProofTraining"), t("rdProofUntil")],
      people.map(({ name, day, title: course }) =>
        day === null
          ? [name, t("rdTrainingNone"), t("rdProofDash")]
          : [name, [formatDay(day, "de"), course].filter(Boolean).join(" · "), formatDay(trainedUntil(day), "de")],
      ),
    );
  });
}

function setCover(flow: Flow, { company, at, channels }: Readiness, title: string): void {
  flow.text(company, { ink: MUTED });
  flow.space(4);
  flow.title(title);
  flow.space(8);
  flow.facts([
    { label: t("rdProofCompany"), value: company },
    { label: t("rdProofMade"), value: formatDateTime(at, "de") },
    {
      label: t("rdProofChannels"),
      value: channels.length === 0 ? t("rdEmpty") : channels.map(({ name, light }) => `${name}: ${t(`rdLight_${light}`)}`).join("\n"),
    },
  ]);
  flow.space(6);
  flow.text(t("rdProofNote"), SMALL);
}

function setChannel(flow: Flow, { name, light, checks, drills }: ReadyChannel, names: Proof["names"]): void {
  flow.head(t("rdProofChannel", { name, light: t(`rdLight_${light}`) }));
  flow.text(t(`rdLightText_${light}`), { ink: BRAND });
  flow.space(4);
  setChecks(flow, checks);
  flow.space(4);
  flow.text(t("rdProofLast"), { weight: "bold" });
  flow.space(3);
  const [last] = drills;
  if (last) setDrill(flow, last, names);
  else flow.text(t("rdProofNoDrill"));
}

const setChecks = (flow: Flow, checks: readonly ReadinessCheck[]) =>
  flow.table(
    CHECKS,
    [t("rdProofCheck"), t("rdProofState"), t("rdProofReason")],
    checks.map((check) => [t(`rdCheck_${check.check}`), t(`rdLight_${check.light}`), reasonText(check)]),
  );

const setDrill = (flow: Flow, drill: Drill, names: Proof["names"]) =>
  flow.facts([
    {
      label: t("rdProofStarted"),
      value: `${formatDate(drill.startedAt, "de")}, ${t("rdDrillBy", { name: names[drill.startedBy] ?? t("rdDrillFormer") })}`,
    },
    ...drillSteps(drill),
    { label: t("rdProofResult"), value: t(`rdDrill_${drill.result}`) },
  ]);
