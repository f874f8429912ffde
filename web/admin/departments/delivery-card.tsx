import { type Category, categoryRoutes } from "@hz/contract/channels/categories";
import type { Channel } from "@hz/contract/channels/channels";
import type { Department } from "@hz/contract/people/departments";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useChannels, useUserNames } from "../shared/names/queries.ts";
import { t } from "../shared/texts/texts.ts";
import { LoadFailure } from "./load-failure.tsx";
import { NobodyElseNotice } from "./nobody-else-notice.tsx";
import { useDepartments } from "./queries.ts";
import { saveCategoryDelivery, saveChannelDelivery } from "./save-delivery.ts";
import { sharedBy, sharedText } from "./members/shared-members.ts";
import { StandInNotice } from "./stand-in-notice.tsx";

/** Where each channel and each category delivers to; every choice is kept at once. */
export function DeliveryCard() {
  const { data: departments, isError: noDepartments } = useDepartments();
  const channels = useChannels();
  const categories = useQuery({ queryKey: queryKeys.categories, queryFn: () => call(categoryRoutes.list) });
  const failed = channels.error ?? categories.error;
  if (failed)
    return (
      <Card title={t("deliveryTitle")}>
        <LoadFailure
          text={`${t("deliveryFailed")} ${failureText(failed, "")}`}
          busy={channels.isFetching || categories.isFetching}
          onRetry={() => void Promise.all([channels, categories].map((query) => query.error && query.refetch()))}
        />
      </Card>
    );
  // The list above says that the departments could not be loaded.
  if (noDepartments && !departments) return null;
  if (!departments || !channels.data || !categories.data)
    return (
      <Card title={t("deliveryTitle")}>
        <Loading label={t("loading")} className="grid gap-5">
          <Skeleton className="h-6 w-full max-w-prose" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-64 w-full" />
        </Loading>
      </Card>
    );
  const isChoice = departments.length > 1 || categories.data.some(({ departmentId }) => departmentId !== null);
  return (
    <Card title={t("deliveryTitle")}>
      <div className="grid gap-5">
        <p className="max-w-prose text-muted">{t("deliveryLead")}</p>
        <StandInNotice departments={departments} />
        {channels.data.map((channel) => (
          <ChannelDelivery key={channel.id} channel={channel} departments={departments} />
        ))}
        <section className="grid gap-3 border-t border-line pt-4">
          <div className="grid gap-1">
            <h3 className="font-semibold">{t("deliveryCategories")}</h3>
            <p className="max-w-prose text-sm text-muted">{t(isChoice ? "deliveryCategoriesHint" : "deliveryCategoriesOne")}</p>
          </div>
          {isChoice && (
            <div className="grid gap-4 sm:grid-cols-2">
              {categories.data.filter(isDelivered).map((category) => (
                <CategoryDelivery key={category.id} category={category} departments={departments} />
              ))}
            </div>
          )}
        </section>
      </div>
    </Card>
  );
}

/** Whether reports can come by it: an inactive one is shown only while it still has a department of its own. */
const isDelivered = ({ isActive, departmentId }: Category) => isActive || departmentId !== null;

/** Keeps choices for a channel or category on the server, one after the other; what they changed is read again. */
function useDelivery<Body>(id: string, save: (body: Body) => Promise<unknown>) {
  return useAction({
    run: save,
    inOrder: `delivery ${id}`,
    done: t("deliverySaved"),
    failed: t("deliveryNotSaved"),
    failsIn: "toast",
    touches: [queryKeys.channels, queryKeys.categories, queryKeys.departments],
  });
}

type Target = { departmentId: string; conflictDepartmentId: string | null };

function ChannelDelivery({ channel, departments }: { channel: Channel; departments: Department[] }) {
  const names = useUserNames();
  const saving = useDelivery(channel.id, (body: Target) => saveChannelDelivery(channel.id, channel, body));
  const save = (body: Target) => {
    const shared = sharedText(sharedBy(departments, { channelId: channel.id, ...body }), departments, names);
    if (shared === null) saving.run(body);
    else saving.setProblem(shared);
  };
  const { departmentId, conflictDepartmentId } = saving.given ?? channel;
  const others = departments.filter(({ id }) => id !== departmentId);
  const choose = (next: string) =>
    save({ departmentId: next, conflictDepartmentId: next === conflictDepartmentId ? null : conflictDepartmentId });
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold wrap-anywhere">{t("deliveryChannel", { name: channel.name })}</h3>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field label={t("deliveryOffice")}>
          {(control) => (
            <Select {...control} value={departmentId} onChange={(event) => choose(event.target.value)}>
              <Options departments={departments} />
            </Select>
          )}
        </Field>
        <Field
          label={t("deliveryConflict")}
          hint={t(others.length === 0 ? "deliveryConflictNone" : "deliveryConflictHint")}
          error={saving.problem}
        >
          {(control) => (
            <Select
              {...control}
              aria-disabled={others.length === 0 || undefined}
              value={conflictDepartmentId ?? ""}
              onChange={(event) => save({ departmentId, conflictDepartmentId: event.target.value || null })}
            >
              <option value="">{t("deliveryNoConflict")}</option>
              <Options departments={others} />
            </Select>
          )}
        </Field>
      </div>
      {conflictDepartmentId === null && <NobodyElseNotice />}
    </section>
  );
}

function CategoryDelivery({ category, departments }: { category: Category; departments: Department[] }) {
  const names = useUserNames();
  const saving = useDelivery(category.id, (departmentId: string | null) => saveCategoryDelivery(category.id, departmentId));
  const save = (departmentId: string | null) => {
    const shared = sharedText(sharedBy(departments, { categoryId: category.id, departmentId }), departments, names);
    if (shared === null) saving.run(departmentId);
    else saving.setProblem(shared);
  };
  const chosen = saving.given === undefined ? category.departmentId : saving.given;
  return (
    <Field label={<span className="font-normal wrap-anywhere">{category.name}</span>} error={saving.problem}>
      {(control) => (
        <Select {...control} value={chosen ?? ""} onChange={(event) => save(event.target.value || null)}>
          <option value="">{t("deliveryAsChannel")}</option>
          <Options departments={departments} />
        </Select>
      )}
    </Field>
  );
}

const Options = ({ departments }: { departments: Department[] }) =>
  departments.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
