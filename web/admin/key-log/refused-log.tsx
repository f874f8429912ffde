import { fingerprintForPeople, type LogHead } from "@hz/crypto";
import { useQueryClient } from "@tanstack/react-query";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { LogRefusal, LogRefused } from "../../vault/keys/key-log.ts";
import { AskedButton } from "../shared/action/asked-button.tsx";
import { useUserNames } from "../shared/names/queries.ts";
import { takeServedLog } from "../shared/session/key-log.ts";
import { t } from "../shared/texts/texts.ts";
import { readAnew } from "./queries.ts";

/** What a person can decide: where the account's key signed what the server shows. */
const GOES_ON: ReadonlySet<LogRefusal> = new Set(["shorter", "forked", "colleague"]);

/** Says why the log that the server shows is not taken, what to do, and has a person go on with it who compared it. */
export function RefusedLog({ refused: { why, served, heard } }: { refused: LogRefused }) {
  return (
    <>
      <Notice tone="danger">
        <p className="font-semibold">{t("keyLogRefusedTitle")}</p>
        <p>{t(`keyLogRefused_${why}`)}</p>
        <p>{t("keyLogRefusedStop")}</p>
        <p>{t("keyLogRefusedDo")}</p>
      </Notice>
      {heard && <Heard {...heard} />}
      {served && GOES_ON.has(why) && <Served head={served} isHeard={heard !== null} />}
    </>
  );
}

function Heard({ head, by }: NonNullable<LogRefused["heard"]>) {
  const name = useUserNames().get(by) ?? t("formerUser");
  return (
    <Card className="grid gap-3 p-5">
      <p>{t("keyLogHeard", { name, count: String(head.length) })}</p>
      <p className="font-mono text-lg">{fingerprintForPeople(head.hash)}</p>
    </Card>
  );
}

function Served({ head, isHeard }: { head: LogHead; isHeard: boolean }) {
  const client = useQueryClient();
  return (
    <Card className="grid justify-items-start gap-3 p-5">
      <p>{t("keyLogServed", { count: String(head.length) })}</p>
      <p className="font-mono text-lg">{fingerprintForPeople(head.hash)}</p>
      <AskedButton
        label={t("keyLogTake")}
        title={t("keyLogTakeTitle")}
        text={t(isHeard ? "keyLogTakeTextHeard" : "keyLogTakeText")}
        confirmLabel={t("keyLogTake")}
        destructive
        does={{
          run: () => takeServedLog(head),
          done: { title: t("keyLogTaken") },
          failed: t("keyLogTakeFailed"),
          failsIn: "both",
          onDone: () => readAnew(client),
        }}
      />
    </Card>
  );
}
