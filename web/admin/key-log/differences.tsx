import type { Colleague } from "@hz/contract/people/users";
import { useQueryClient } from "@tanstack/react-query";
import { Notice } from "../../ui/notice.tsx";
import { canSignKeys } from "../../vault/keys/held-keys.ts";
import { type KeyLog, removedIn } from "../../vault/keys/key-log.ts";
import { AskedButton } from "../shared/action/asked-button.tsx";
import { signInLog } from "../shared/session/key-log.ts";
import { t } from "../shared/texts/texts.ts";
import { readAnew } from "./queries.ts";

type Difference = { id: string; fullName: string; is: "gone" | "back" };

/** People of whom the server's list says something else than what was signed of them. */
export function differencesOf(log: KeyLog, people: readonly Colleague[]): Difference[] {
  const removed = removedIn(log);
  const members = new Set(log.entries.flatMap(({ what }) => (what.kind === "member" ? [what.userId] : [])));
  return people.flatMap(({ id, fullName, isActive, isGuest }): Difference[] => {
    if (isGuest) return [];
    if (isActive) return removed.has(id) ? [{ id, fullName, is: "back" }] : [];
    return members.has(id) && !removed.has(id) ? [{ id, fullName, is: "gone" }] : [];
  });
}

/** Tells where the two differ, and has whoever holds the account's key sign what they know to be so. */
export function Differences({ log, people }: { log: KeyLog; people: readonly Colleague[] }) {
  const differences = differencesOf(log, people);
  if (differences.length === 0) return null;
  return (
    <Notice tone="accent">
      <p className="font-semibold">{t("keyLogUnsignedTitle")}</p>
      <ul className="grid gap-2">
        {differences.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span className="min-w-0 flex-1 basis-72">
              {t(one.is === "gone" ? "keyLogUnsignedGone" : "keyLogUnsignedBack", { name: one.fullName })}
            </span>
            {canSignKeys() && <Sign {...one} />}
          </li>
        ))}
      </ul>
      {!canSignKeys() && <p>{t("keyLogNeedsSeed")}</p>}
    </Notice>
  );
}

function Sign({ id, fullName: name, is }: Difference) {
  const client = useQueryClient();
  const label = is === "gone" ? t("keyLogSignGone") : t("keyLogSignBack");
  return (
    <AskedButton
      button={{ size: "small" }}
      label={label}
      title={is === "gone" ? t("keyLogSignGoneTitle", { name }) : t("keyLogSignBackTitle", { name })}
      text={is === "gone" ? t("keyLogSignGoneText") : t("keyLogSignBackText")}
      confirmLabel={label}
      does={{
        run: () => signInLog(id, is),
        done: { title: t("keyLogSigned") },
        failed: t("keyLogSignFailed"),
        failsIn: "both",
        onDone: () => readAnew(client),
      }}
    />
  );
}
