import { type Passkey, passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { formatDate, formatRelative } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Pill } from "../../ui/pill.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { AskPassword } from "./ask-password.tsx";
import { NamePasskey } from "./name-passkey.tsx";

/** One passkey in the list: what it can do, when it was used, and its two buttons. */
export function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt, signsIn } = passkey;
  const { hasSecondFactor } = useUser();
  const [asking, setAsking] = useState<"name" | "remove" | null>(null);
  const close = () => setAsking(null);

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-semibold break-words">{name}</b>
          <Pill tone={signsIn ? "ok" : "info"}>{signsIn ? t("passkeySignsIn") : t("passkeySecond")}</Pill>
        </p>
        {!signsIn && <p className="max-w-prose text-sm">{hasSecondFactor ? t("passkeySecondText") : t("passkeySecondOff")}</p>}
        <p className="text-sm text-muted">
          {t("passkeyCreated", { date: formatDate(createdAt, "de") })},{" "}
          {lastUsedAt ? t("passkeyUsed", { date: formatRelative(lastUsedAt, "de") }) : t("passkeyNeverUsed")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" aria-label={t("passkeyRenameOf", { name })} onClick={() => setAsking("name")}>
          {t("passkeyRename")}
        </Button>
        <Button variant="quiet" size="small" aria-label={t("passkeyRemoveOf", { name })} onClick={() => setAsking("remove")}>
          {t("passkeyRemove")}
        </Button>
      </div>
      {asking === "name" && (
        <NamePasskey
          title={t("passkeyRenameOf", { name })}
          text={t("passkeyNameHint")}
          name={name}
          confirmLabel={t("save")}
          busyLabel={t("save")}
          does={{
            run: (typed) => call(passkeyRoutes.rename, { params: { id }, body: { name: typed } }),
            done: t("passkeyRenamed"),
            failed: t("passkeyFailed"),
          }}
          onClose={close}
        />
      )}
      {asking === "remove" && (
        <AskPassword
          title={t("passkeyRemoveQuestion", { name })}
          text={t("passkeyRemoveText")}
          confirmLabel={t("passkeyRemove")}
          destructive
          onProved={async (auth) => void (await call(passkeyRoutes.remove, { params: { id }, body: { auth } }))}
          done={t("passkeyRemoved")}
          touches={[queryKeys.passkeys]}
          onClose={close}
        />
      )}
    </li>
  );
}
