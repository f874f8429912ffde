import type { Decline } from "./cards.ts";

/** The provider's shape of an error. */
export type ErrorBody = {
  error: {
    type: string;
    message: string;
    code?: string;
    param?: string;
    decline_code?: string;
    payment_method?: object;
    setup_intent?: object;
  };
};

/** A call that changes nothing, because it is refused. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, message: string, more: { code?: string; param?: string; type?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", message, ...more } };
  }
}

/** The refusal for an id that is not there. */
export const missing = (kind: string, id: string, param = "id"): Refusal =>
  new Refusal(404, `No such ${kind}: '${id}'`, { code: "resource_missing", param });

/** The refusal of a wrong value; `param` names it. */
export const invalid = (message: string, param: string, code = "parameter_invalid"): Refusal => new Refusal(400, message, { code, param });

/** The body of the answer with status 402, for a refusal by the bank. */
export const declined = (decline: Decline, objects: { payment_method?: object; setup_intent?: object } = {}): ErrorBody => ({
  error: {
    type: "card_error",
    code: decline.code,
    ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
    message: decline.message,
    ...objects,
  },
});
