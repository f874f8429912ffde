import type { ReactNode } from "react";

export type ToastContent = {
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /** How long it stays, in milliseconds; 5000 unless told otherwise. */
  duration?: number;
  /** The language of the words, where it is not the page's. */
  lang?: string;
};
export type Toast = ToastContent & { id: number; open: boolean };
export type ToastAction =
  | { type: "show"; id: number; content: ToastContent }
  | { type: "dismiss"; id: number }
  | { type: "remove"; id: number };

const LIMIT = 1;
/** Long after the closing movement has ended; a toast shown in the meantime pushes the old one out anyway. */
const REMOVAL_DELAY_MS = 1_000_000;

/** The list after an action, newest first and at most one long. */
export function reduceToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  if (action.type === "show") {
    return [{ ...action.content, id: action.id, open: true }, ...toasts].slice(0, LIMIT);
  }
  if (action.type === "dismiss") {
    return toasts.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
  }
  return toasts.filter((toast) => toast.id !== action.id);
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function dispatch(action: ToastAction): void {
  toasts = reduceToasts(toasts, action);
  for (const listener of listeners) listener();
}

/** Shows a toast; returns its id for `dismissToast`. */
export function toast(content: ToastContent): number {
  lastId += 1;
  dispatch({ type: "show", id: lastId, content });
  return lastId;
}

/** Closes a toast; it leaves the list much later. */
export function dismissToast(id: number): void {
  dispatch({ type: "dismiss", id });
  setTimeout(() => dispatch({ type: "remove", id }), REMOVAL_DELAY_MS);
}

/** Calls the listener after every change of the list; call the result to end this. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The list as it is now; the same object until something changes. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}
