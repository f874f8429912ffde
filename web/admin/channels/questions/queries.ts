import { channelQuestionRoutes, type VersionedQuestions } from "@hz/contract/channels/questions";
import type { BodyOf } from "@hz/contract/route";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";

/** The guided questions of a channel. */
export function useQuestions(id: string) {
  const queryKey = queryKeys.channelQuestions(id);
  return useQuery<VersionedQuestions>({ queryKey, queryFn: () => call(channelQuestionRoutes.get, { params: { id } }) });
}

/** Saves what is named of them and shows them as they are then. */
export async function saveQuestions(id: string, body: BodyOf<typeof channelQuestionRoutes.save>): Promise<VersionedQuestions> {
  const saved = await call(channelQuestionRoutes.save, { params: { id }, body });
  queryClient.setQueryData<VersionedQuestions>(queryKeys.channelQuestions(id), saved);
  return saved;
}
