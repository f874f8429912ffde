import { processingRoutes } from "@hz/contract/processing/processing";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";

/** The agreement with the documents beside it, read anew on each visit: it follows the company's data. */
export const useProcessing = () =>
  useQuery({
    queryKey: queryKeys.processing,
    queryFn: ({ signal }) => call(processingRoutes.get, {}, signal),
    refetchOnMount: "always",
  });
