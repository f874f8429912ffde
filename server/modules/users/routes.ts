import { userRoutes } from "@hz/contract/users";
import type { Door } from "../../context.ts";
import { accountOf } from "../accounts/index.ts";
import { userOf, usersOf } from "./store.ts";
import { currentUserView, managedUserView } from "./view.ts";

export function registerUserRoutes({ handle, ctx }: Door): void {
  handle(userRoutes.current, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) =>
      currentUserView((await userOf(tx, caller.accountId, caller.userId))!, await accountOf(tx, caller.accountId)),
    ),
  );
  handle(userRoutes.list, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) => (await usersOf(tx, caller.accountId)).map(managedUserView)),
  );
}
