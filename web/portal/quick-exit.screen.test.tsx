import { expect, test, vi } from "vitest";
import { leaveByEscape } from "./quick-exit.ts";

/** A key that is pressed so many milliseconds after the page began. */
function press(key: string, timeStamp: number, more: KeyboardEventInit = {}): void {
  dispatchEvent(Object.defineProperty(new KeyboardEvent("keydown", { key, ...more }), "timeStamp", { value: timeStamp }));
}

test("Escape twice in a row leaves; held down, too slow, with another key between or in an open dialog it does not", () => {
  const leave = vi.fn<() => void>();
  const end = leaveByEscape(leave);
  press("Escape", 0);
  press("a", 100);
  press("Escape", 200);
  press("Escape", 1_300);
  press("Escape", 1_400, { repeat: true });
  press("b", 1_500);

  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.showModal();
  press("Escape", 1_600);
  press("Escape", 1_700);
  dialog.remove();
  expect(leave).not.toHaveBeenCalled();

  press("Escape", 1_800);
  press("Escape", 1_900);
  expect(leave).toHaveBeenCalledOnce();
  end();
  press("Escape", 2_000);
  expect(leave).toHaveBeenCalledOnce();
});
