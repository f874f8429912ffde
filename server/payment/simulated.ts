import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { sellerLines } from "@hz/contract/account/operator";
import { createSimulator } from "@hz/payment-simulator";
import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { answerHeaders, isHttps } from "../pages/index.ts";
import type { ApplicationClock } from "./application-clock.ts";
import { ensureCatalogue } from "./catalogue.ts";
import { clientOf, type Payment, type PaymentDesk } from "./payment.ts";
import { databaseStore } from "./simulator-store.ts";

/** The simulator stands on a port of its own that only this process knows the key of; it starts when it is first asked. */
export function simulated({ publicUrl, operator }: Config, db: Database, now: () => Date, clock: ApplicationClock): PaymentDesk {
  const secretKey = `sk_test_${randomBytes(24).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  let bring = async (_payload: string, _signature: string) => false;
  const simulator = createSimulator({
    store: databaseStore(db, ({ applicationAhead }) => clock.set(applicationAhead)),
    secretKey,
    webhookSecret,
    seller: sellerLines(operator),
    publicUrl,
    headers: answerHeaders("site", { https: isHttps(publicUrl) }),
    now,
    deliver: (payload, signature) => bring(payload, signature),
  });
  let listener: FastifyInstance | null = null;
  const start = async (): Promise<Payment> => {
    listener = Fastify({ logger: false });
    simulator.registerApi(listener);
    await listener.listen({ port: 0, host: "127.0.0.1" });
    const { port } = listener.server.address() as AddressInfo;
    const stripe = await clientOf(secretKey, { host: "127.0.0.1", port, protocol: "http" });
    return { stripe, ...(await ensureCatalogue(stripe)), webhookSecret, now: () => simulator.now() };
  };
  let opened: Promise<Payment> | null = null;
  return {
    publishableKey: null,
    simulator,
    open: () =>
      (opened ??= start().catch((error: unknown) => {
        opened = null;
        throw error;
      })),
    deliverTo: (to) => {
      bring = to;
    },
    close: async () => listener?.close(),
  };
}
