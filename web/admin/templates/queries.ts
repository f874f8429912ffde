import { type StoredTemplates, templateRoutes } from "@hz/contract/templates/templates";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";

/** What is stored of the account's templates. */
export const useTemplates = () =>
  useQuery<StoredTemplates>({ queryKey: queryKeys.templates, queryFn: ({ signal }) => call(templateRoutes.list, {}, signal) });
