import { NotHeld } from "../../vault/people/grant.ts";
import { isOnlyUncompared } from "../../vault/keys/held-keys.ts";
import { ReceiverUnknown } from "../../vault/people/renewal.ts";
import { useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { byOwnHand, reloadKeys } from "../shared/session/reload-keys.ts";
import { t } from "../shared/texts/texts.ts";

/** Something that changes a department's people or keys. */
export const useDepartmentChange = <Given = void>(spec: { run: (given: Given) => Promise<unknown>; done: string; onDone: () => void }) =>
  useAction<Given>({
    ...spec,
    run: (given) =>
      byOwnHand(async () => {
        // Colleagues and their keys as they are now: what is granted goes to nobody's former keys.
        await reloadKeys();
        await spec.run(given);
        // Once this tab holds what it was just granted, the list that it is checked against is right.
        await reloadKeys().catch(() => undefined);
      }),
    failed: textOf,
    touches: [queryKeys.departments],
  });

/** Why this tab cannot sign with the account's key: it is this person's own to compare first, or a colleague's to grant. */
export const noSeedText = () => t(isOnlyUncompared() ? "departmentNotCompared" : "departmentNoSeed");

function textOf(error: unknown): string {
  if (error instanceof NotHeld) return noSeedText();
  if (error instanceof ReceiverUnknown) return t("departmentReceiverUnknown");
  return failureText(error, t("departmentChangeFailed"));
}
