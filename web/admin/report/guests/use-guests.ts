import { guestRoutes } from "@hz/contract/people/guests";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";

/** The guests of a report, and who else is a guest of the office. */
export const useGuests = (id: string) =>
  useQuery({ queryKey: queryKeys.guests(id), queryFn: ({ signal }) => call(guestRoutes.list, { params: { id } }, signal) });
