import { vi } from "vitest";

/** Gives what is saved by a press: its name, and what stands in it, as text and as bytes. */
export async function saved(press: () => Promise<unknown>): Promise<{ name: string; text: string; bytes: Uint8Array }> {
  const { promise, resolve } = Promise.withResolvers<HTMLAnchorElement>();
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function take(this: HTMLAnchorElement) {
    resolve(this);
  });
  try {
    await press();
    const { download, href } = await promise;
    const file = await (await fetch(href)).blob();
    return { name: download, text: await file.text(), bytes: new Uint8Array(await file.arrayBuffer()) };
  } finally {
    click.mockRestore();
  }
}
