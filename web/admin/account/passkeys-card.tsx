import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { knowsPasskeys } from "../../vault/passkey.ts";
import { t } from "../texts.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { Loaded } from "./loaded.tsx";
import { PasskeyLine } from "./passkey-line.tsx";
import { usePasskeys } from "./queries.ts";

/** The card of the own passkeys. */
export function PasskeysCard() {
  const passkeys = usePasskeys();
  const [adding, setAdding] = useState(false);
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
          <Button variant="quiet" disabled={!knowsPasskeys()} onClick={() => setAdding(true)}>
            {t("passkeyAdd")}
          </Button>
          {!knowsPasskeys() && <p className="text-sm text-muted">{t("passkeysUnknown")}</p>}
        </div>
      </div>
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
    </Card>
  );
}
