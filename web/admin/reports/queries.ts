import { useQuery } from "@tanstack/react-query";
import { type Category, categoryRoutes } from "@hz/contract/categories";
import { type Channel, channelRoutes } from "@hz/contract/channels";
import { type DueReminder, reminderRoutes } from "@hz/contract/reminders";
import type { ReportCounts, ReportTrend } from "@hz/contract/report-figures";
import { reportRoutes } from "@hz/contract/reports";
import { type Colleague, userRoutes } from "@hz/contract/users";
import { call } from "../../api/client.ts";
import { linkFragment } from "../../vault/channel-link.ts";
import { queryKeys } from "../query-keys.ts";

const categories = {
  queryKey: queryKeys.categories,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(categoryRoutes.list, {}, signal),
};
const users = { queryKey: queryKeys.users, queryFn: () => call(userRoutes.names) };
const channels = { queryKey: queryKeys.channels, queryFn: () => call(channelRoutes.list) };

/** The figures of the stat cards. */
export function useCounts() {
  return useQuery<ReportCounts>({ queryKey: queryKeys.counts, queryFn: ({ signal }) => call(reportRoutes.counts, {}, signal) });
}

/** The figures as they were in the last twelve weeks; asked for when those of now are there, which people wait for. */
export function useTrend() {
  const enabled = useCounts().data !== undefined;
  return useQuery<ReportTrend>({ queryKey: queryKeys.trend, queryFn: ({ signal }) => call(reportRoutes.trend, {}, signal), enabled });
}

/** What waits for this person; asked for when the figures, which people wait for, are there or failed. */
export function useReminders() {
  const enabled = !useCounts().isPending;
  return useQuery<DueReminder[]>({ queryKey: queryKeys.reminders, queryFn: ({ signal }) => call(reminderRoutes.due, {}, signal), enabled });
}

/** Names of the account's people, former ones included. */
export function useUsers() {
  return useQuery<Colleague[]>(users);
}

/** The account's channels. */
export function useChannels() {
  return useQuery<Channel[]>(channels);
}

/** The fragment of every channel's link, made from the own account key; null where that was not granted. */
export function useLinkFragment() {
  return useQuery<string | null>({ queryKey: queryKeys.linkFragment, queryFn: linkFragment });
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
