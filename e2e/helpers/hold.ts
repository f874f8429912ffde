import type { Page, Request } from "@playwright/test";

/** Holds back what a page sends to an address until it is let go, or lost on the way; `sent` waits for the first of it. */
export async function hold(page: Page, url: string | RegExp, method: string) {
  const [sent, gate] = [Promise.withResolvers<Request>(), Promise.withResolvers<"go" | "lose">()];
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    sent.resolve(route.request());
    const end = await gate.promise;
    // What the page has taken back meanwhile cannot go on.
    await (end === "go" ? route.continue() : route.abort()).catch(() => undefined);
  });
  return { sent: sent.promise, letGo: () => gate.resolve("go"), lose: () => gate.resolve("lose") };
}
