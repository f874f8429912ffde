/** Joins class names; what is false or empty is left out. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/** How every dialog looks: the veil over the page, and over a dialog that was there before, and the box above it, which no long word widens. */
export const DIALOG_VEIL = "fixed inset-0 z-50 bg-veil animate-appear";
export const DIALOG_BOX =
  "fixed inset-x-4 top-[10dvh] z-50 mx-auto grid max-h-[80dvh] max-w-lg gap-4 overflow-y-auto rounded-card " +
  "border border-line bg-surface p-6 shadow-float animate-slide wrap-anywhere focus:outline-none";
