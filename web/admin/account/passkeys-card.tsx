import { type PasskeyOrder, passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { knowsPasskeys, passkeyFailure } from "../shared/proof/passkeys.ts";
import { t } from "../shared/texts/texts.ts";
import { AskPassword } from "./ask-password.tsx";
import { Loaded } from "./loaded.tsx";
import { PasskeyLine } from "./passkey-line.tsx";
import { usePasskeys } from "./queries.ts";
import { makePasskey, wrapByPasskey } from "../../vault/keys/passkey.ts";
import { NamePasskey } from "./name-passkey.tsx";

/** The card of the own passkeys. */
export function PasskeysCard() {
  const passkeys = usePasskeys();
  const [asking, setAsking] = useState(false);
  const [ordered, setOrdered] = useState<OrderedPasskey | null>(null);
  return (
    <Card title={t("passkeysTitle")}>
      <div className="grid gap-4">
        <p className="max-w-prose">{t("passkeysText")}</p>
        <Loaded query={passkeys}>
          {(list) =>
            list.length === 0 ? (
              <p className="text-muted">{t("passkeysEmpty")}</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {list.map((passkey) => (
                  <PasskeyLine key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <div className="grid justify-items-start gap-1">
          <Button variant="quiet" disabled={!knowsPasskeys()} onClick={() => setAsking(true)}>
            {t("passkeyAdd")}
          </Button>
          {!knowsPasskeys() && <p className="text-sm text-muted">{t("passkeysUnknown")}</p>}
        </div>
      </div>
      {/* One dialog after the other: browsers want a click right before they ask the authenticator. */}
      {ordered && <AddPasskey ordered={ordered} onClose={() => setOrdered(null)} />}
      {asking && !ordered && (
        <AskPassword
          title={t("passkeyAdd")}
          text={t("askPasswordFirst")}
          confirmLabel={t("askPasswordNext")}
          onProved={async (auth) => setOrdered(await call(passkeyRoutes.order, { body: { auth } }))}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

/** What the server gave for the password: what an authenticator needs to know, and the ticket to bring its answer back. */
type OrderedPasskey = { ticket: string; order: PasskeyOrder };

/** Asks for a name, has an authenticator make a passkey, and wraps the user key by it where that is possible. */
function AddPasskey({ ordered: { ticket, order }, onClose }: { ordered: OrderedPasskey; onClose: () => void }) {
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
