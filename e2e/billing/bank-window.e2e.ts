import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { knowBuyer } from "../helpers/buyer.ts";
import { shownToast } from "../helpers/toast.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, startConnected } from "../helpers/product.ts";

/** As much of the payment provider's script as a card and its bank need, with windows where the provider puts them: a frame in our field, and one over the page at the end of the body. */
function standIn() {
  const frameOf = (src: string, title: string) =>
    Object.assign(document.createElement("iframe"), { src: `https://js.stripe.com/stand-in/${src}`, title });
  const cardField = () => {
    const frame = frameOf("card", "Card");
    return {
      on: (event: string, heard: () => void) => event === "ready" && frame.addEventListener("load", heard),
      mount: (place: Element) => place.append(frame),
      update: () => {},
    };
  };
  const handleNextAction = () => {
    const bank = frameOf("bank", "Bank");
    bank.style.cssText = "position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 2147483647; background: white";
    // It takes the provider a while to ask the bank.
    Object.assign(window, { openBank: () => document.body.append(bank) });
    return new Promise((answer) => {
      const heard = ({ data, source }: MessageEvent) => {
        if (source !== bank.contentWindow) return;
        removeEventListener("message", heard);
        bank.remove();
        answer(
          data === "yes"
            ? { paymentIntent: { status: "succeeded" } }
            : { error: { code: "payment_intent_authentication_failure", message: "Your bank said no." } },
        );
      };
      addEventListener("message", heard);
    });
  };
  const createPaymentMethod = async () => ({ paymentMethod: { id: "pm_x" } });
  Object.assign(window, { Stripe: () => ({ elements: () => ({ create: cardField }), createPaymentMethod, handleNextAction }) });
}

const CARD = `<label>Card number <input></label>`;
const BANK = `<h1>Your bank asks</h1><label>Code <input></label>
<button onclick="parent.postMessage('no', '*')">No</button> <button onclick="parent.postMessage('yes', '*')">Yes</button>`;

test("the payment provider's script: where it does not load that is said; the bank's own window over the page can be answered; the dialog with the card beneath it stays as it was", async ({
  person,
}, info) => {
  const connected = await startConnected();
  try {
    const { page, context, expectComplaint } = await person({ baseURL: connected.url });
    await test.step("a script that does not load is said, and asked for anew", async () => {
      expectComplaint(/js\.stripe\.com/);
      let asked = 0;
      await context.route("https://js.stripe.com/**", (route) => {
        asked++;
        return route.abort();
      });
      await page.goto(paths.trial);
      // Its program comes with the first touch.
      await page.getByLabel("Vorname").click();
      const trouble = page.getByRole("alert").filter({ hasText: "Der Zahlungsanbieter ist nicht erreichbar" });
      await expect(trouble).toBeVisible();
      const before = asked;
      await trouble.getByRole("button", { name: "Erneut versuchen" }).click();
      await expect.poll(() => asked).toBeGreaterThan(before);
      await expect(trouble).toBeVisible();
      await context.unroute("https://js.stripe.com/**");
    });
    await context.route("https://js.stripe.com/**", (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.endsWith(".js")) return route.fulfill({ contentType: "text/javascript", body: `(${String(standIn)})()` });
      return route.fulfill({ contentType: "text/html", body: pathname.endsWith("card") ? CARD : BANK });
    });
    let orders = 0;
    // The provider itself cannot be asked from here: its bank asks about each order, and takes it when it comes again.
    await page.route("**/api/billing/change-plan", async (route) => {
      const isAsked = ++orders < 3;
      return route.fulfill({ json: isAsked ? { authentication: { clientSecret: "pi_x_secret_x" } } : await (await told).json() });
    });
    await knowBuyer(page);
    await signIn(page, DEMO, null);
    const told = page.waitForResponse("**/api/billing");
    await page.goto(paths.billing);
    await page.getByRole("button", { name: "Choose Starter" }).click();
    const dialog = page.getByRole("alertdialog");
    const number = dialog.frameLocator("iframe[title='Credit card']").frameLocator("iframe[title=Card]").getByLabel("Card number");
    const window = page.locator("dialog iframe");
    const bank = window.contentFrame().frameLocator("iframe[title=Bank]");
    const order = dialog.getByRole("button", { name: "Order with obligation to pay" });
    await number.fill("4242");

    const openBank = async () => {
      await expect(dialog, "it waits, and can be seen to").toHaveAttribute("inert", "");
      const isFree = await page.getByRole("radio", { name: "Yearly", includeHidden: true }).evaluate((radio) => {
        const { x, y, width, height } = radio.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === radio;
      });
      expect(isFree, "nothing else is chosen meanwhile").toBe(false);
      const asking = (await (await window.elementHandle())!.contentFrame())!;
      await asking.waitForFunction(() => "openBank" in globalThis);
      await asking.evaluate(() => (globalThis as unknown as { openBank(): void }).openBank());
    };

    await order.click();
    await openBank();
    await bank.getByLabel("Code").click();
    await page.keyboard.type("123");
    await expect(bank.getByLabel("Code"), "the keys arrive there").toHaveValue("123");
    await look(page, "bank-window", info);
    await bank.getByRole("button", { name: "No" }).click();

    await expect(dialog.getByRole("alert")).toContainText("Your bank did not confirm the card.");
    await expect(order, "the focus is where it was").toBeFocused();
    await expect(number, "the card's frame was not loaded anew").toHaveValue("4242");
    await expect(page.locator("body"), "and nothing beside the dialog can be used").toHaveCSS("pointer-events", "none");

    await order.click();
    await openBank();
    await bank.getByRole("button", { name: "Yes" }).click();
    await expect(dialog).toBeHidden();
    await expect(shownToast(page, "Plan")).toBeVisible();
    // Its line to the server would complain about the end.
    await context.close();
  } finally {
    await connected.stop();
  }
});
