import { expect, test, vi } from "vitest";
import { leaveByEscape } from "./quick-exit.ts";

/** A key that is pressed so many milliseconds after the page began. */
function press(key: string, timeStamp: number, more: KeyboardEventInit = {}): void {
  dispatchEvent(Object.defineProperty(new KeyboardEvent("keydown", { key, ...more }), "timeStamp", { value: timeStamp }));
}

test("Escape twice in a row leaves; held down, too slow, or with another key between it does not", () => {
  const leave = vi.fn<() => void>();
  const end = leaveByEscape(leave);
  press("Escape", 0);
  press("a", 100);
  press("Escape", 200);
  press("Escape", 1_300);
  press("Escape", 1_400, { repeat: true });
  press("b", 1_500);
  expect(leave).not.toHaveBeenCalled();

  // What the first one closes is no reason to stay.
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.showModal();
  press("Escape", 1_600);
  dialog.remove();
  press("Escape", 1_700);
  expect(leave).toHaveBeenCalledOnce();
  end();
  press("Escape", 2_000);
  expect(leave).toHaveBeenCalledOnce();
});
