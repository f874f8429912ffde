import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Hash } from "../scalars.ts";

/** 32 random bytes that a tab made: whoever names them gets the key. */
const id = Hash;

/** Keys of the drafts in reporters' tabs, for as long as `DRAFT_MINUTES` say; what they open never comes to the server. */
export const draftKeyRoutes = {
  keep: defineRoute({
    method: "POST",
    path: "/api/public/draft-key/keep",
    summary: "Has the server remember the key of a tab's draft for an hour, or for another hour, in its memory only",
    access: "public",
    body: z.object({ id, key: Hash }),
    errors: ["TOO_MANY_TRIES"],
  }),
  recall: defineRoute({
    method: "POST",
    path: "/api/public/draft-key/recall",
    summary: "The key of a tab's draft, or null where it is not remembered, or no longer",
    access: "public",
    body: z.object({ id }),
    answer: z.object({ key: Hash.nullable() }),
  }),
  forget: defineRoute({
    method: "POST",
    path: "/api/public/draft-key/forget",
    summary: "Has the server forget the key of a tab's draft",
    access: "public",
    body: z.object({ id }),
  }),
};
