import { demoRoutes } from "@hz/contract/account/demo";
import type { AnswerOf } from "@hz/contract/route";
import { call } from "../../api/client.ts";
import { signIn } from "./sign-in.ts";

/** Far longer than one takes to be made. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 1500;

type Demo = NonNullable<AnswerOf<typeof demoRoutes.take>["demo"]>;

/** Signs in to a demo that is this visitor's alone, as soon as there is one. Throws like `signIn`, and what stops the signal. */
export async function openDemo(signal: AbortSignal, fetchNext: () => void): Promise<void> {
  const { email, password } = await takeDemo(signal);
  await signIn({ email, password, remember: false }, fetchNext);
}

async function takeDemo(signal: AbortSignal): Promise<Demo> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const { demo } = await call(demoRoutes.take, {}, signal);
    if (demo) return demo;
    if (Date.now() > end) throw new Error("no demo was made");
    await pause(signal);
  }
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
