import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { knowsPasskeys } from "../../vault/keys/knows-passkeys.ts";
import { t } from "../shared/texts/texts.ts";
import { AddPasskey, type OrderedPasskey } from "./add-passkey.tsx";
import { AskPassword } from "./ask-password.tsx";
import { Loaded } from "./loaded.tsx";
import { PasskeyLine } from "./passkey-line.tsx";
import { usePasskeys } from "./queries.ts";

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
