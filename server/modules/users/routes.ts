import { userRoutes } from "@hz/contract/users";
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
  handle(userRoutes.names, ({ caller }) =>
    ctx.db.tenant(caller.accountId, async (tx) =>
      (await namesOf(tx, caller.accountId)).map((row) => ({ id: row.id, fullName: row.full_name, isActive: row.is_active })),
    ),
  );
}
