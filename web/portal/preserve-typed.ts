type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controlsIn = (root: HTMLElement) => root.querySelectorAll<Control>("input, textarea, select");
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");
const isSame = (one: Control, other: Control) =>
  one.name === other.name && one.type === other.type && (!isChoice(one) || one.value === other.value);

/**
 * Remembers what was typed and chosen before the page comes to life; the result puts it into the controls that took the place of
 * those: React draws a page anew where it finds something in it that it did not draw, such as what a password manager puts beside a
 * field.
 */
export function keepTyped(root: HTMLElement): () => void {
  const before = [...controlsIn(root)];
  return () => {
    for (const control of controlsIn(root)) {
      const old = before.includes(control) ? undefined : before.find((one) => isSame(one, control));
      if (!old) continue;
      if (isChoice(control) && isChoice(old)) {
        if (old.checked && !control.checked) control.click();
      } else if (control.type !== "file" && old.value !== control.value) {
        control.value = old.value;
        control.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
  };
}
