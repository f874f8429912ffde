import { userRoutes } from "@hz/contract/people/users";
import type { Door } from "../../context.ts";
import { accountOf } from "../accounts/index.ts";
import { namesOf, userOf } from "./store.ts";
import { currentUserView } from "./view.ts";

export function registerUserRoutes({ handle, ctx }: Door): void {
  handle(userRoutes.current, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) =>
      currentUserView((await userOf(tx, caller.accountId, caller.userId))!, await accountOf(tx, caller.accountId)),
    ),
  );
  handle(userRoutes.names, ({ caller: { accountId, userId, permissions } }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const [mayRead, managesUsers] = [permissions.includes("Meldungen"), permissions.includes("Benutzer und Abteilungen")];
      const rows = await namesOf(tx, accountId, { userId, mayRead, managesUsers });
      return rows.map((row) => ({ id: row.id, fullName: row.full_name, isActive: row.is_active, isGuest: row.is_guest }));
    }),
  );
}
