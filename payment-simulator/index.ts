import type { FastifyInstance } from "fastify";
import { registerApi } from "./api.ts";
import { createEngine } from "./engine.ts";
import { type Clock, registerPages } from "./pages/index.ts";
import type { SimulatorStore } from "./state.ts";

export { emptyState, memoryStore, type SimulatorState, type SimulatorStore } from "./state.ts";

export type Simulator = {
  /** The provider's calls under /v1; for a listener that only our own server reaches. */
  registerApi(app: FastifyInstance): void;
  /** What browsers see of the provider, under /testzahlung; the page of its clock only where nobody but this machine can reach it. */
  registerPages(app: FastifyInstance, options: { clock: Clock | null }): void;
  /** Brings everything up to the simulator's time and delivers what is due, and what failed before. */
  tick(): Promise<void>;
  /** Its own time. */
  now(): Promise<Date>;
};

/** A payment provider for a machine without one. */
export function createSimulator(options: {
  store: SimulatorStore;
  secretKey: string;
  webhookSecret: string;
  /** Who issues the invoices, a line each. */
  seller: readonly string[];
  /** Origin under which browsers see its pages. */
  publicUrl: string;
  /** What the product sends with each of its pages: policy, isolation. */
  headers: Record<string, string>;
  /** The real time; the simulator's own clock is this and what it was moved on by. */
  now: () => Date;
  /** Brings a signed webhook to the application; false or a throw means: try again later. */
  deliver: (payload: string, signature: string) => Promise<boolean>;
}): Simulator {
  const engine = createEngine(options);
  return {
    registerApi: (app) => registerApi(app, engine, options.secretKey),
    registerPages: (app, { clock }) =>
      registerPages(app, engine, { publicUrl: options.publicUrl, headers: options.headers, seller: options.seller, clock }),
    tick: () => engine.deliverAll(),
    now: () => engine.work(({ at }) => new Date(at * 1000)),
  };
}
