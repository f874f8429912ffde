import { paths } from "@hz/contract/paths";
import { knowBuyer } from "../helpers/buyer.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";
import { png } from "../helpers/png.ts";
import { DEMO, startConnected } from "../helpers/product.ts";
import { fillForm, finish, openForm, send } from "../helpers/reporter.ts";

/** A provider's script that has gone bad: it is a card field, and takes whatever it can get. What it got stands in `loot`. */
function badScript(main: string) {
  const loot: Record<string, string> = {};
  const take = async (name: string, attempt: () => unknown) => {
    try {
      const got = await attempt();
      loot[name] = got === undefined || got === null || got === "" ? "nothing" : `got ${String(got)}`;
    } catch (error) {
      loot[name] = "refused";
      void error;
    }
  };
  const events = (element: HTMLImageElement | HTMLScriptElement | HTMLIFrameElement, from: string) =>
    new Promise((done, fail) => {
      element.onload = () => done(element.tagName === "IFRAME" ? (element as HTMLIFrameElement).contentDocument?.body.innerText : "loaded");
      element.onerror = () => fail(new Error("blocked"));
      element.src = from;
      document.body.append(element);
    });
  const all = async () => {
    await take("parent's document", () => parent.document.body.innerText);
    await take("parent's storage", () => parent.localStorage.getItem("authToken"));
    await take("parent's keys in memory", () => (parent as unknown as { mark: string }).mark);
    await take("top's name", () => top!.name);
    await take("leading the page away", () => ((top as Window).location.href = "https://evil.example/"));
    await take("opener", () => opener);
    await take("cookies", () => document.cookie);
    await take("sign-in in its own storage", () => localStorage.getItem("authToken") ?? sessionStorage.getItem("authToken"));
    await take("databases", async () => (await indexedDB.databases()).map(({ name }) => name).join());
    await take("a call with cookies", async () => (await fetch(`${main}/api/reports`, { credentials: "include" })).text());
    await take(
      "a call without reading",
      async () => (await fetch(`${main}/api/reports`, { mode: "no-cors", credentials: "include" })).type,
    );
    await take("a call to its own host", async () => (await fetch("/api/payment")).text());
    // Browsers say that it is on its way even where the policy keeps it: what was asked of whom is counted below.
    await take("a beacon", () => void navigator.sendBeacon(`${main}/api/auth/logout`));
    await take("a picture", () => events(new Image(), `${main}/favicon.ico`));
    await take("the product's script", () => events(document.createElement("script"), `${main}/assets/x.js`));
    await take("a worker over the product", () => navigator.serviceWorker.register(`${main}/assets/x.js`));
    await take("a worker over its own host", () => navigator.serviceWorker.register("/kartenfeld"));
    await take(
      "a socket",
      () => new Promise((done, fail) => Object.assign(new WebSocket(main.replace("http", "ws")), { onopen: done, onerror: fail })),
    );
    const shapes = ["hello", null, 7, [], {}, { cardFrame: "hello" }, { cardFrame: "hello", nonce: "made up" }, { type: "ready" }];
    for (let round = 0; round < 50; round++)
      for (const shape of [...shapes, { type: "made", asked: 1, paymentMethodId: "pm_stolen" }]) parent.postMessage(shape, "*");
    Object.assign(window, { loot });
  };
  const card = {
    on: (event: string, heard: () => void) => event === "ready" && setTimeout(heard),
    mount: (place: Element) => place.append("Card"),
    update: () => {},
    destroy: () => {},
  };
  Object.assign(window, { Stripe: () => ({ elements: () => ({ create: () => card }) }) });
  void all();
}

test("a provider's script that has gone bad gets nothing: no page, no sign-in, no call; reports are read in a clean document", async ({
  person,
}) => {
  const connected = await startConnected();
  try {
    const [handler, reporter] = [await person({ baseURL: connected.url }), await person({ baseURL: connected.url })];
    const { page, context, expectComplaint } = handler;
    expectComplaint(
      /Content Security Policy|Unsafe attempt|ServiceWorker|Failed to load resource|sandbox|TrustedHTML|violates|unsupported MIME/i,
    );
    await context.route("https://js.stripe.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: `(${String(badScript)})(${JSON.stringify(connected.url)})` }),
    );
    // What the policy keeps in the browser is noted as asked, too, but never answered.
    const answered: string[] = [];
    page.on("response", (answer) => {
      if (answer.frame().url().startsWith(connected.payment)) answered.push(answer.url());
    });

    await test.step("a report with a picture waits", async () => {
      await signIn(page, DEMO, null);
      await openForm(reporter.page, await channelAddress(handler.page));
      const files = [{ name: "Beleg.png", mimeType: "image/png", buffer: png(40, 20) }];
      await fillForm(reporter.page, { title: "Zahlung an Unbekannt", description: "Der Beleg liegt bei.", files });
      await send(reporter.page);
      await finish(reporter.page);
      await reporter.context.close();
    });

    await test.step("whatever the script tries in the card field's frame fails", async () => {
      await knowBuyer(page);
      await page.goto(paths.billing);
      await page.evaluate(() => Object.assign(window, { mark: "this document" }));
      await page.getByRole("button", { name: "Choose Starter" }).click();
      const dialog = page.getByRole("alertdialog");
      await expect(dialog.frameLocator("iframe[title='Credit card']").getByText("Card")).toBeVisible();
      const frame = page.frames().find((one) => one.url().startsWith(connected.payment))!;
      await frame.waitForFunction(() => "loot" in globalThis);
      const loot = await frame.evaluate(() => (globalThis as unknown as { loot: Record<string, string> }).loot);
      expect(Object.keys(loot).length).toBeGreaterThan(15);
      expect(Object.entries(loot).filter(([, outcome]) => outcome.startsWith("got"))).toEqual([]);
      const strangers = answered.filter((url) => ![connected.payment, "https://js.stripe.com"].includes(new URL(url).origin));
      expect(strangers, "nothing but the frame's host and the script's own answered").toEqual([]);
      await expect(dialog.getByRole("button", { name: "Order with obligation to pay" }), "the field goes on working").toBeEnabled();
      expect((await context.cookies(connected.payment)).length, "no cookie there").toBe(0);
      await dialog.getByRole("button", { name: "Cancel" }).click();
    });

    await test.step("reports and files open in a clean document, which is as strict as any", async () => {
      await page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
      await openReport(page, "Zahlung an Unbekannt");
      await page.getByRole("button", { name: "Beleg.png ansehen" }).click();
      await expect(page.getByRole("dialog").frameLocator("iframe").getByRole("img", { name: "Beleg.png" })).toBeVisible();
      expect(
        page.frames().some((one) => one.url().startsWith(connected.payment)),
        "the frame is gone",
      ).toBe(false);
      const seen = await page.evaluate(async () => {
        const script = document.createElement("script");
        const blocked = new Promise((done) => (script.onerror = () => done("blocked")));
        let html = "made";
        try {
          document.createElement("div").innerHTML = "<b>foreign</b>";
          script.src = "https://js.stripe.com/v3/late.js";
        } catch {
          html = "refused";
        }
        document.head.append(script);
        const foreign = [...document.querySelectorAll<HTMLScriptElement>("script[src]")].filter(
          (one) => new URL(one.src).origin !== location.origin,
        );
        return {
          isIsolated: crossOriginIsolated,
          mark: "mark" in window,
          hasProvider: "Stripe" in window,
          html,
          foreign: foreign.length,
          ...(script.src && { late: await blocked }),
        };
      });
      expect(seen).toEqual({ isIsolated: true, mark: false, hasProvider: false, html: "refused", foreign: 0 });
    });

    await test.step("the two names share nothing", async () => {
      const status = async (url: string) => (await context.request.get(url)).status();
      for (const path of ["/", paths.signIn, paths.billing, "/api/payment", "/api/reports", "/api/ready"])
        expect([path, await status(connected.payment + path)]).toEqual([path, 404]);
      expect(await status(connected.url + paths.cardFrame)).toBe(404);
    });
    await context.close();
  } finally {
    await connected.stop();
  }
});
