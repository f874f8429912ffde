import type { Proof } from "./make-proof-pdf.ts";

const check = { count: 2, name: "Interne Meldestelle", day: "2026-03-02", codes: [] };

/** How ready a company's channels are, with long names and everything that a proof can say; for tests and for looking at it. */
export function sampleProof(): Proof {
  const shared = [
    { ...check, check: "mail", light: "ready", reason: "mail-confirmed" },
    { ...check, check: "training", light: "check", reason: "training-soon" },
    { ...check, check: "external", light: "ready", reason: "external-reviewed" },
  ] as const;
  const own = [
    { ...check, check: "keys", light: "ready", reason: "keys-enough" },
    { ...check, check: "deputy", light: "ready", reason: "deputy-enough" },
    { ...check, check: "texts", light: "check", reason: "texts-missing", codes: ["start-page", "IMPRINT_MISSING"] },
    { ...check, check: "drill", light: "ready", reason: "drill-passed" },
  ] as const;
  const drill = {
    id: "d",
    channelId: "c",
    startedBy: "u",
    startedAt: "2026-03-02T09:00:00.000Z",
    receivedAt: "2026-03-02T09:00:01.000Z",
    isConfirmedByChannel: false,
    mailedAt: "2026-03-02T09:00:20.000Z",
    openedAt: "2026-03-02T11:30:00.000Z",
    acknowledgedAt: "2026-03-02T11:40:00.000Z",
    answeredAt: "2026-03-05T08:00:00.000Z",
    result: "passed",
    isReadable: true,
  } as const;
  const channel = { id: "c", linkSuffix: "c", light: "check", checks: own.map((one) => ({ ...one, codes: [...one.codes] })) } as const;
  return {
    readiness: {
      at: "2026-11-22T10:00:00.000Z",
      company: "Müßig & Söhne „Überland“ AG",
      checks: shared.map((one) => ({ ...one, codes: [...one.codes] })),
      channels: [
        { ...channel, checks: [...channel.checks], name: "Hauptkanal", drills: [drill] },
        { ...channel, checks: [...channel.checks], id: "z", name: "Lieferketten und Beschaffung der Beteiligungen", drills: [] },
      ],
      people: Array.from({ length: 14 }, (_, at) => ({
        userId: String(at),
        name: `Anneliese-Margarethe Lindner-Überseeberg ${at + 1}`,
        day: at % 3 === 2 ? null : "2026-01-15",
        title: "Grundkurs Hinweisgeberschutz für Beauftragte nach § 15 HinSchG",
      })),
    },
    names: { u: "Anna Lindner" },
  };
}
