import { randomBytes } from "node:crypto";
import { PART_BYTES } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { portalApi } from "@hz/contract/portal-paths";
import { signIn, speakAlso } from "../helpers/by-contract.ts";
import { withDatabase } from "../helpers/database.ts";
import { LABELS, type Walked } from "../helpers/labels.ts";
import { openLine } from "../helpers/line.ts";
import { fits, look } from "../helpers/look.ts";
import { expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { downloaded, fillForm, finish, layFile, readReceipt } from "../helpers/reporter.ts";

const SUFFIX = "demo-company";
const UNTIL_CUT_MS = 60_000;
const SAYS = {
  de: {
    offline: "Es gibt gerade keine Verbindung.",
    waiting: "Die Verbindung ist unterbrochen. Es geht von selbst weiter",
    address: "E-Mail-Adresse (freiwillig)",
    keepAddress: "Adresse speichern",
    addressKept: "Die Adresse ist gespeichert.",
    arrived: "Ihre Nachricht ist angekommen.",
  },
  ar: {
    offline: "لا يوجد اتصال الآن.",
    waiting: "انقطع الاتصال. يستمر الإرسال تلقائيًا",
    address: "البريد الإلكتروني (اختياري)",
    keepAddress: "حفظ العنوان",
    addressKept: "تم حفظ العنوان.",
    arrived: "وصلت رسالتكم.",
  },
  uk: {
    offline: "Зараз немає з’єднання.",
    waiting: "З’єднання перервалося. Щойно воно відновиться, усе продовжиться саме.",
    address: "Електронна адреса (необов’язково)",
    keepAddress: "Зберегти адресу",
    addressKept: "Адресу збережено.",
    arrived: "Ваше повідомлення дійшло.",
  },
} satisfies Partial<Record<Walked, object>>;

for (const language of ["de", "ar", "uk"] as const)
  test(`whoever loses the connection at every step reads so in their language and loses nothing (${language})`, async ({
    person,
    product,
  }, info) => {
    const [words, says] = [LABELS[language], SAYS[language]];
    const office = await person();
    await signIn(office.page, DEMO, null);
    await speakAlso(office.page, language);
    const line = await openLine(product.url);
    const { page, context, expectComplaint } = await person({ phone: true, baseURL: line.url });
    expectComplaint(
      /ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|FAILED|CONNECTION_(RESET|REFUSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)|Error in input stream/,
    );
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const said = (text: string) => page.getByText(text).filter({ visible: true }).first();
    /** Does something without a connection until the page says so, and gives the connection back. */
    const offline = async (act: () => Promise<unknown>, told: string) => {
      await context.setOffline(true);
      await act();
      await expect(said(told)).toBeVisible();
      await context.setOffline(false);
    };
    const reports = () =>
      withDatabase(product, async (database) => (await database.query<{ n: number }>("select count(*)::int as n from reports")).rows[0]!.n);
    const seen = async (name: string) => {
      await look(page, `lost-${name}-${language}`, info, { sizes: [PHONE] });
      await page.setViewportSize(PHONE);
    };
    const start = `${paths.portal(SUFFIX)}?lang=${language}`;

    await page.goto(start);
    await page.waitForLoadState("networkidle");
    await fits(page);
    const toForm = page.getByRole("link", { name: words.newReport });
    // The browser has its network, and it leads nowhere.
    line.cutAfter(0);
    await toForm.click();
    await expect(said(says.offline)).toBeVisible();
    line.mend();
    await toForm.click();
    await expect(button(words.submit)).toBeEnabled();

    const film = randomBytes(PART_BYTES * 2);
    await fillForm(page, { title: "Лист 7 — رسالة", description: "x", files: [await layFile(info, "Film.mp4", film)] }, language);
    await seen("form");
    await test.step("in the middle of a file", async () => {
      line.cutAfter(PART_BYTES * 1.5);
      await button(words.submit).click({ timeout: UNTIL_CUT_MS });
      await expect(said(says.waiting)).toBeVisible({ timeout: UNTIL_CUT_MS });
      expect(line.isCut()).toBe(true);
    });
    await test.step("at the report itself, and its answer", async () => {
      const before = await reports();
      let tries = 0;
      await page.route(`**${portalApi.submit}`, (route) => {
        tries += 1;
        if (tries === 1) return route.abort();
        // It arrives, and the line breaks with the first byte that comes back.
        if (tries === 2) line.cutAfter(1, "down");
        else line.mend();
        return route.continue();
      });
      line.mend();
      await readReceipt(page, language, 120_000);
      expect([tries, await reports()]).toEqual([3, before + 1]);
    });
    const receipt = await readReceipt(page, language);
    await seen("success");
    await page.getByLabel(says.address).fill("ida@kern.example");
    await offline(() => button(says.keepAddress).click(), says.offline);
    await button(says.keepAddress).click();
    await expect(said(says.addressKept)).toBeVisible();
    await finish(page, language);

    await page.getByRole("link", { name: words.toCase }).click();
    await page.getByLabel(words.password, { exact: true }).fill(receipt.password);
    await fits(page);
    await offline(() => button(words.open).click(), says.offline);
    await test.step("in the middle of what opens a case, twice", async () => {
      const imported: string[] = [];
      await page.route(/\/assets\/opening-/, (route) => {
        if (route.request().method() === "HEAD") return route.continue();
        return imported.push(route.request().url()) < 3 ? route.abort() : route.continue();
      });
      // What was begun at the first touch may be here or was cut by itself.
      await page.reload();
      await page.getByLabel(words.password, { exact: true }).fill(receipt.password);
      await expect.poll(() => imported.length).toBe(1);
      await button(words.open).click();
      await expect(said(says.offline)).toBeVisible();
      await button(words.open).click();
      await expect.poll(() => imported.length).toBe(3);
    });
    await expect(page.getByRole("heading", { level: 1, name: receipt.caseNumber })).toBeVisible();
    await expect(said(words.live)).toBeVisible();
    await seen("case");

    await page.getByLabel(words.message).fill("Auch das kommt an.");
    await offline(() => button(words.send).click(), says.waiting);
    await expect(said(says.arrived)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Auch das kommt an." })).toHaveCount(1);

    const save = page.getByRole("button", { name: /Film\.mp4/ });
    await offline(() => save.click(), says.offline);
    line.cutAfter(PART_BYTES, "down");
    await save.click();
    await expect.poll(line.isCut).toBe(true);
    await expect(save).toBeEnabled();
    await expect(said(says.offline)).toBeVisible();
    line.mend();
    const { bytes } = await downloaded(page, () => save.click());
    expect(bytes.equals(film)).toBe(true);
    await line.close();
  });
