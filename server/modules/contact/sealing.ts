import type { ContactValues } from "@hz/contract/account/contact";
import type { Context } from "../../context.ts";

const contextOf = (id: string) => `contact inquiry ${id}`;

/** Seals an inquiry under the server's key. */
export const sealInquiry = ({ secrets }: Context, id: string, values: ContactValues): Buffer =>
  secrets.seal(Buffer.from(JSON.stringify(values)), contextOf(id));

export const openInquiry = ({ secrets }: Context, id: string, sealed: Buffer): ContactValues =>
  JSON.parse(secrets.open(sealed, contextOf(id)).toString("utf8")) as ContactValues;
