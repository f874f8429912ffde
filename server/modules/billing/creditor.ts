import type { Creditor } from "@hz/contract/billing/mandate";
import type { Context } from "../../context.ts";

/** Whom a mandate empowers, as the operator has said. */
export const creditorOf = ({ config: { operator, creditorId } }: Context): Creditor => ({ name: operator.name || null, id: creditorId });
