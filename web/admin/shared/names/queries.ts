import { useQuery } from "@tanstack/react-query";
import { type Category, categoryRoutes } from "@hz/contract/channels/categories";
import { type Channel, channelRoutes } from "@hz/contract/channels/channels";
import { type Colleague, userRoutes } from "@hz/contract/people/users";
import { call } from "../../../api/client.ts";
import { queryKeys } from "../queries/query-keys.ts";
import { t } from "../texts/texts.ts";

const categories = {
  queryKey: queryKeys.categories,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(categoryRoutes.list, {}, signal),
};
const users = { queryKey: queryKeys.users, queryFn: () => call(userRoutes.names) };
const channels = { queryKey: queryKeys.channels, queryFn: () => call(channelRoutes.list) };

/** Names of the account's people, former ones included. */
export function useUsers() {
  return useQuery<Colleague[]>(users);
}

/** The account's channels. */
export function useChannels() {
  return useQuery<Channel[]>(channels);
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();
const namesOfCategories = (list: Category[]) => new Map(list.map(({ id, name }) => [id, name]));
const namesOfUsers = (list: Colleague[]) => new Map(list.map(({ id, fullName }) => [id, fullName]));
const namesOfChannels = (list: Channel[]) => new Map(list.map(({ id, name }) => [id, name]));

/** Names of the categories by id; empty until they are read. */
export function useCategoryNames(): ReadonlyMap<string, string> {
  return useQuery({ ...categories, select: namesOfCategories }).data ?? NO_NAMES;
}

/** Full names of the users by id; empty until they are read. */
export function useUserNames(): ReadonlyMap<string, string> {
  return useQuery({ ...users, select: namesOfUsers }).data ?? NO_NAMES;
}

/** Names of the channels by id; empty until they are read. */
export function useChannelNames(): ReadonlyMap<string, string> {
  return useQuery({ ...channels, select: namesOfChannels }).data ?? NO_NAMES;
}

/** The names as one German enumeration. */
export function namesOf(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  return new Intl.ListFormat("de", { type: "conjunction" }).format(ids.map((id) => names.get(id) ?? t("formerUser")));
}
