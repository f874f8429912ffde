// What the journey does in a browser, whatever drives it.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

export const ANSWER_MS = 60_000;

/** What each browser's driver can do in its own words. */
export type Driver = {
  name: string;
  /** Goes to an address and waits until it is loaded. */
  go(url: string): Promise<unknown>;
  /** Runs a function's body in the page; gives what it returns, which JSON can carry. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  /** Types into a field that has the focus, or gives a field for files the file of this name. */
  put(css: string, words: string): Promise<unknown>;
  stop(): Promise<void>;
};
export type Page = ReturnType<typeof pageOf>;

/** Notes what goes wrong in a page, for `faults`, and how many bytes it gives to be saved. */
const WATCH = `window.faults ??= [];
const make = URL.createObjectURL;
URL.createObjectURL = (file) => ((window.savedBytes = file.size), make.call(URL, file));
addEventListener("error", ({ message, filename, lineno }) => faults.push(message + " " + filename + ":" + lineno));
addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => faults.push(violatedDirective + " " + blockedURI));`;

export function pageOf({ name, go, run, put, stop }: Driver) {
  const text = () => run<string>("return document.body.innerText");

  /** Waits until an expression of the page is true, and gives it. */
  async function until<T>(expression: string): Promise<T> {
    const end = Date.now() + ANSWER_MS;
    for (;;) {
      const found = await run<T>(`return ${expression}`);
      if (found) return found;
      if (Date.now() > end) throw new Error(`never true: ${expression}\n${await text()}`);
      await sleep(100);
    }
  }

  return {
    name,
    text,
    until,
    run,
    stop,
    /** Waits for words on the page. */
    see: (words: string) => until<boolean>(`document.body.innerText.includes(${JSON.stringify(words)})`),
    /** Opens an address and watches what goes wrong there. */
    async open(url: string) {
      // A file that was saved a moment ago takes the place of what the page goes to.
      do await go(url);
      while (!(await run<boolean>("return location.href.startsWith(arguments[0])", url)));
      await run(WATCH);
    },
    /** Types into a field once it takes the focus. */
    async type(css: string, words: string) {
      await until(
        `((field) => (field?.focus(), field !== null && document.activeElement === field))(document.querySelector(${JSON.stringify(css)}))`,
      );
      await put(css, words);
    },
    /** Clicks the first link or button whose words begin like this, or another kind of element, once it is there and can be clicked; tabs go by the mouse's button. */
    click: (words: string, css = "a, button") =>
      until<boolean>(`(() => {
        const found = [...document.querySelectorAll(${JSON.stringify(css)})].find((one) => one.innerText.trim().startsWith(${JSON.stringify(words)}));
        if (!found || found.disabled) return false;
        found.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
        found.click();
        return true;
      })()`),
    faults: () => run<string[]>("return window.faults ?? []"),
  };
}

/** Ends a program that was started here. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
