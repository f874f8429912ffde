import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { PHONE } from "../testing/look.ts";
import { mount } from "../testing/mount.tsx";
import { button, said, seen } from "../testing/see.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { toast } from "./toasts.ts";

test("on a phone a toast covers no button of a dialog that is open", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const words = { title: "Löschen?", text: "Das bleibt so.", cancelLabel: "Abbrechen", confirmLabel: "Endgültig löschen" };
  // A page that asks for nothing: what it asked would be answered, or not, as the test ends.
  mount("/gibt-es-nicht");
  root.render(
    <ConfirmDialog open onOpenChange={() => undefined} onConfirm={() => undefined} {...words}>
      <p style={{ height: PHONE.height }}>Lang</p>
    </ConfirmDialog>,
  );
  await seen(button("Endgültig löschen"));
  button("Endgültig löschen").element().scrollIntoView({ block: "end" });
  toast({ title: "Ihre Eingabe konnte nicht gespeichert werden", description: "Bitte versuchen Sie es noch einmal. ".repeat(4) });
  await said("Bitte versuchen Sie");
  for (const name of ["Abbrechen", "Endgültig löschen"]) {
    const { left, top, width, height } = button(name).element().getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)?.textContent, name).toBe(name);
  }
});
