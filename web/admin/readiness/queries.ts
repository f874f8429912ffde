import { readinessRoutes } from "@hz/contract/account/readiness";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";

/** How ready each active channel is, asked anew whenever it is looked at. */
export const useReadiness = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: queryKeys.readiness,
    queryFn: ({ signal }) => call(readinessRoutes.get, {}, signal),
    refetchOnMount: "always",
  });

/** Who can bring back whom, asked anew whenever it is looked at. */
export const useKeyDrill = () =>
  useQuery({
    queryKey: queryKeys.keyDrill,
    queryFn: ({ signal }) => call(readinessRoutes.keys, {}, signal),
    refetchOnMount: "always",
  });
