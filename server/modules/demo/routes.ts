import { demoRoutes } from "@hz/contract/account/demo";
import type { Door } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { makeDemo, MOST_DEMOS } from "./jobs.ts";
import { countDemos, takeDemo } from "./store.ts";

export function registerDemoRoutes({ handle, ctx }: Door): void {
  handle(demoRoutes.take, async ({ request }) => {
    if (!ctx.makeDemo) throw new Failure("NOT_FOUND");
    ctx.rateLimiter.check("demo", request.ip);
    ctx.rateLimiter.check("demo-question", request.ip);
    ctx.rateLimiter.count("demo-question", request.ip);
    const demo = await takeDemo(ctx);
    if (demo) ctx.rateLimiter.count("demo", request.ip);
    else if ((await countDemos(ctx)).all >= MOST_DEMOS) throw new Failure("DEMOS_USED_UP");
    // For whoever asks next, this visitor or another one.
    await ctx.db.directory(() => ctx.jobs.enqueue(makeDemo, {}));
    return { demo: demo ? { ...demo, until: demo.until.toISOString() } : null };
  });
}
