import { type Period, quartersOf } from "@hz/contract/account/evaluation-periods";
import { type Evaluation, evaluationRoutes } from "@hz/contract/account/evaluations";
import type { QueryOf } from "@hz/contract/route";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

type Asked = QueryOf<typeof evaluationRoutes.get>;

/**
 * The figures, read anew whenever they are looked at; what was shown stays until the next are there. `enabled` is whether the
 * question makes sense.
 */
export const useEvaluation = (asked: Asked, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ["evaluations", asked],
    queryFn: ({ signal }) => call(evaluationRoutes.get, { query: asked }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    retry: false,
  });

/** The figures of the whole quarters that a period lies in, as they may leave the office: of everything, with nothing small. */
export const readForExport = (period: Period): Promise<Evaluation> =>
  call(evaluationRoutes.get, { query: { ...quartersOf(period), hidden: "all" } });
