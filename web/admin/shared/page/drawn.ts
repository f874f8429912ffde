import type { PaymentWay } from "@hz/contract/billing/billing";

/** What the server carried in a page that it drew, for the program to begin with the same. */
export type Carried = {
  /** The program's first file, and those that it needs for this screen. */
  program: { entry: string; parts: string[] };
  /** What is said where the program does not come. */
  trouble: string;
  /** Whether no provider takes payments here. */
  isTest: boolean;
  /** How one may pay here. */
  paymentWays: readonly PaymentWay[];
};

const text = typeof document === "undefined" ? undefined : document.getElementById("state")?.textContent;

/** What the server carried in this page; null where it drew none of its screen. */
export const carried: Carried | null = text ? (JSON.parse(text) as Carried) : null;
