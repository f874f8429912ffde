import { type Evaluation, evaluationRoutes } from "@hz/contract/account/evaluations";
import { DeletionGround } from "@hz/contract/procedure/retention";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, holdNext, sentTo } from "../../testing/answers.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { saved } from "../../testing/saved.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";
import { signOut } from "../shared/session/session.ts";
import { sampleEvaluation } from "./sample-evaluation.ts";

const card = (name: string | RegExp) =>
  page.getByCss("section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
const chart = page.getByRole("img", { name: /^Anonym oder vertraulich: Anonym 5, / });
const search = () => Object.fromEntries(new URLSearchParams(location.search));
const goTo = (name: string) => page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name }).click();
const period = field("Zeitraum");

/** The sample's figures of what is asked for, exact unless they leave the office; of January 2001 there are none. */
function figuresOf({ from, to, hidden }: { from: string; to: string; hidden?: "all" | undefined }): Evaluation {
  const sample = sampleEvaluation();
  const { current, previous } = sample;
  if (hidden !== "all") current.tables.type = { cells: { anonymous: 5, revealed: 0, confidential: 3 }, total: 8 };
  current.tables.deletions = { cells: Object.fromEntries(DeletionGround.options.map((ground) => [ground, 6])), total: 36 };
  if (from.startsWith("2001"))
    for (const figures of [current, previous])
      for (const table of Object.values(figures.tables)) Object.assign(table, { cells: {}, total: 0 });
  return { ...sample, period: { from, to }, hidden: hidden ?? "none" };
}

function open(search = ""): void {
  answers(evaluationRoutes.get, ({ query }) => figuresOf(query));
  answers(evaluationRoutes.recordExport, {});
  mount(paths.evaluations + search);
}

test("figures of a period stand in charts and tables, and the choice in the address", async () => {
  open();
  await seen(chart);
  await look("evaluations");
  const types = card("Anonym oder vertraulich");
  await types.getByText("Als Tabelle").click();
  await seen(types.getByRole("table").getByRole("row", { name: /^Vertraulich 3 7$/ }));
  await types.getByText("Wie wird gezählt?").click();
  await seen(types.getByText(/wer nur gelesen hat, zählt nicht/));

  await period.selectOptions("Dieser Monat");
  await expect.poll(search).toEqual({ zeitraum: "monat" });
  await seen(page.getByText(/^Die CSV-Datei umfasst ganze Quartale: .+\./));
  await period.selectOptions("Eigener Zeitraum");
  await field("Erster Tag").fill("2001-01-01");
  await expect.poll(() => search()["von"]).toBe("2001-01-01");
  await field("Letzter Tag").fill("2001-01-31");
  await expect.poll(search).toEqual({ zeitraum: "eigener", von: "2001-01-01", bis: "2001-01-31" });
  await seen(page.getByText("In diesem Zeitraum ist nichts eingegangen"));

  open(location.search);
  await seen(page.getByText("1. Januar 2001 bis 31. Januar 2001"));
  await field("Erster Tag").fill("2001-02-01");
  await seen(page.getByText("Der Zeitraum endet vor seinem Beginn. Bitte prüfen Sie die beiden Tage."));
  await look("evaluations-refused");
  await period.selectOptions("Dieses Jahr");
  await seen(chart);
});

test("a file that fails is said beside its button, and as a toast to whoever has gone elsewhere meanwhile", async () => {
  open();
  answers(channelRoutes.list, []);
  const failure = /Der Export ist nicht gelungen\. Es wurde nichts gespeichert\. /;
  const fail = async (meanwhile: () => Promise<unknown>) => {
    const held = holdNext(evaluationRoutes.recordExport);
    await button("Als CSV").click();
    await held.sent;
    await meanwhile();
    held.lose();
  };
  await fail(async () => undefined);
  await seen(page.getByRole("main").getByText(failure));
  await fail(async () => {
    await goTo("Meldekanäle");
    await seen(page.getByRole("heading", { name: "Meldekanäle", level: 1 }));
  });
  await said(failure);
});

test("figures leave as CSV in whole quarters with nothing small, once it was kept that they do", async () => {
  open("?zeitraum=eigener&von=2026-02-01&bis=2026-02-28");
  const file = await saved(() => button("Als CSV").click());
  expect(sentTo(evaluationRoutes.get).at(-1)!.query).toEqual({ from: "2026-01-01", to: "2026-03-31", hidden: "all" });
  expect(sentTo(evaluationRoutes.recordExport)[0]!.body).toEqual({ kind: "csv", from: "2026-01-01", to: "2026-03-31" });
  expect(file.name).toBe("Auswertung-2026-01-01-bis-2026-03-31.csv");
  const lines = file.text.trim().split("\r\n");
  expect(lines[0]).toContain(`"Abschnitt";"Kennzahl";"1. Januar 2026 bis 31. März 2026"`);
  const counts = lines.slice(1).flatMap((line) => /;"(\d+)";"/.exec(line)?.[1] ?? []);
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.filter((count) => Number(count) > 0 && Number(count) < 5)).toEqual([]);
  expect(lines.filter((line) => line.includes('"verborgen"')).length).toBeGreaterThan(3);
  expect(lines.find((line) => line.includes('"Frist abgelaufen, von selbst gelöscht"'))).toMatch(/^"Löschungen";.*;"6";"/);
  expect(lines.filter((line) => line.startsWith('"Betriebsbereitschaft am ')).length).toBeGreaterThan(3);
});

test("the yearly report has a preface of one's own, which outlives the dialog and goes with whoever signs out", async () => {
  open();
  answers(authRoutes.signOut, {});
  await button("Jahresbericht").click();
  const dialog = page.getByRole("dialog");
  const preface = dialog.getByLabelText("Vorwort");
  const year = (dialog.getByLabelText("Jahr").element() as HTMLSelectElement).value;
  await expect.element(preface).toHaveValue(expect.stringContaining(`Meldestelle im Jahr ${year}`));
  await preface.fill("Wir haben zugehört.");
  await look("evaluations-yearly");
  await userEvent.keyboard("{Escape}");
  await button("Jahresbericht").click();
  await expect.element(preface).toHaveValue("Wir haben zugehört.");
  const report = await saved(() => button("PDF erstellen", dialog).click());
  expect(sentTo(evaluationRoutes.get).at(-1)!.query).toMatchObject({ hidden: "all" });
  expect(sentTo(evaluationRoutes.recordExport)[0]!.body).toEqual({ kind: "pdf", from: `${year}-01-01`, to: `${year}-12-31` });
  expect(report.name).toBe(`Jahresbericht-${year}.pdf`);
  expect(report.text.slice(0, 8)).toBe("%PDF-1.7");
  await gone(dialog);

  // Whoever signs in next in this tab, at another company maybe, finds nothing of it.
  const kept = () => Object.values(sessionStorage).filter((text) => String(text).includes("zugehört")).length;
  expect(kept()).toBe(1);
  await signOut();
  expect(kept()).toBe(0);
});

test("what was deleted is told as missing; what is held and how ready it is, as of today, whatever the period", async () => {
  open();
  await seen(page.getByText(/^14 Meldungen dieses Zeitraums sind gelöscht und nicht mehr mitgezählt\./));
  const deletions = card("Löschungen");
  await deletions.getByText("Als Tabelle").click();
  await seen(deletions.getByRole("table").getByRole("row", { name: /^Frist abgelaufen, von selbst gelöscht 6 verborgen$/ }));
  const holds = card(/^Aufbewahrungssperren am /);
  await holds.getByText("Als Tabelle").click();
  await seen(holds.getByRole("table").getByRole("row", { name: /^Prüfung fällig \d+$/ }));
  const readiness = card(/^Betriebsbereitschaft am /);
  await seen(readiness.getByText(/: letzte Probemeldung$/).first());
  await seen(readiness.getByText(/^(Bereit|Zu prüfen|Nicht bereit): /).first());
  await look("evaluations-deletions");

  open("?zeitraum=eigener&von=2001-01-01&bis=2001-01-31");
  await seen(page.getByText("In diesem Zeitraum ist nichts eingegangen"));
  await gone(page.getByText(/gelöscht und nicht mehr mitgezählt/));
  await gone(card("Löschungen"));
  await seen(card(/^Betriebsbereitschaft am /));
});
