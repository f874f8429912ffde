import { type PasskeyOrder, passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { call } from "../../api/client.ts";
import { makePasskey, wrapByPasskey } from "../../vault/keys/passkey.ts";
import { passkeyFailure } from "../shared/proof/passkey-failure.ts";
import { t } from "../shared/texts/texts.ts";
import { NamePasskey } from "./name-passkey.tsx";

/** What the server gave for the password: what an authenticator needs to know, and the ticket to bring its answer back. */
export type OrderedPasskey = { ticket: string; order: PasskeyOrder };

/** Asks for a name, has an authenticator make a passkey, and wraps the user key by it where that is possible. */
export function AddPasskey({ ordered: { ticket, order }, onClose }: { ordered: OrderedPasskey; onClose: () => void }) {
  return (
    <NamePasskey
      title={t("passkeyAdd")}
      text={t("passkeyAddText")}
      name=""
      confirmLabel={t("passkeyAdd")}
      busyLabel={t("passkeySignInBusy")}
      does={{
        run: async (name) => {
          const { response, secret } = await makePasskey(order);
          const userKeyWrap = secret && (await wrapByPasskey(secret));
          await call(passkeyRoutes.add, { body: { ticket, name, response, userKeyWrap } });
        },
        done: t("passkeyAdded"),
        failed: (error) => {
          // The authenticator knows a passkey of this account already.
          if (error instanceof Error && error.name === "InvalidStateError") return t("passkeyKnown");
          return passkeyFailure(error, t("passkeyAddFailed"));
        },
      }}
      onClose={onClose}
    />
  );
}
