import { zodResolver } from "@hookform/resolvers/zod";
import type { Channel } from "@hz/contract/channels/channels";
import { MAX_CHANNEL_NAME_CHARACTERS } from "@hz/contract/limits";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Select } from "../../../ui/input.tsx";
import { changedSince } from "../../shared/queries/after-save.ts";
import { sharedBy, sharedNow, sharedText, useDepartmentNames, useDepartments } from "../../departments/index.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { useMay } from "../../shared/session/user.ts";
import { takeSaved } from "../../shared/queries/take-saved.ts";
import { t } from "../../shared/texts/texts.ts";
import { previewAddress } from "../../shared/links/channel-address.ts";
import { ChannelForm, type ChannelTyped, typedOf } from "./channel-form.ts";
import { ChannelRetention } from "../channel-retention.tsx";
import { saveChannel } from "./save-channel.ts";
import { useSuffixCheck } from "./use-suffix-check.ts";

type ChannelSettingsProps = { channel: Channel; onUnsaved: (unsaved: boolean) => void };

/** Takes a channel and gives the form of its settings; `onUnsaved` hears whether something is not saved. */
export function ChannelSettings({ channel, onUnsaved }: ChannelSettingsProps) {
  const form = useForm<ChannelTyped>({
    resolver: zodResolver(ChannelForm),
    values: typedOf(channel),
    // What a colleague saves meanwhile comes in where nothing is typed.
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { data: departments = [] } = useDepartments();
  const names = useUserNames();
  const mayManage = useMay("Benutzer und Abteilungen");
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const linkSuffix = useWatch({ control: form.control, name: "linkSuffix" });
  const check = useSuffixCheck(channel, linkSuffix);
  const save = form.handleSubmit(async (typed) => {
    const sent = form.getValues();
    const { departmentId, conflictDepartmentId } = typed;
    const change = { channelId: channel.id, departmentId, conflictDepartmentId: conflictDepartmentId || null };
    // Who knows only their own departments is told by the server.
    const shared = mayManage ? sharedText(sharedBy(departments, change), departments, names) : null;
    if (shared !== null) return form.setError("conflictDepartmentId", { message: shared }, { shouldFocus: true });
    const refusal = await saveChannel(channel, typed);
    if (refusal === null) {
      // What was not typed here is as it was read again: a colleague may have saved it meanwhile.
      const known = queryClient.getQueryData<Channel[]>(queryKeys.channels)?.find(({ id }) => id === channel.id) ?? channel;
      takeSaved(form, sent, { ...typedOf(known), ...changedSince(typed, typedOf(channel)) });
    } else if (refusal.field) form.setError(refusal.field, { message: refusal.text }, { shouldFocus: true });
  });
  return (
    <Card title={t("settings")}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <Field label={t("channelName")} error={errors.name?.message}>
          {(control) => <Input {...control} {...form.register("name")} autoComplete="off" maxLength={MAX_CHANNEL_NAME_CHARACTERS} />}
        </Field>
        <Field
          label={t("channelSuffix")}
          hint={
            <>
              <span className="block break-all">{previewAddress(linkSuffix)}</span>
              {t("channelSuffixHint")}
            </>
          }
          error={errors.linkSuffix?.message ?? check.problem}
        >
          {(control) => (
            // Without a length: what is pasted is not cut off unnoticed, the check says so.
            <Input {...control} {...form.register("linkSuffix")} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          )}
        </Field>
        {/* Said without a word while it is not known, and read out once it is. */}
        <p role="status" className="-mt-3 text-sm text-ok empty:hidden">
          {check.isFree && t("channelSuffixFree")}
        </p>
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">{t("channelForm")}</legend>
          <Checkbox {...form.register("allowAnonymous")} label={t("channelAnonymous")} hint={t("channelAnonymousHint")} />
          <Checkbox {...form.register("allowFiles")} label={t("channelFiles")} />
          <Checkbox {...form.register("requireCategory")} label={t("channelCategory")} />
          <Checkbox {...form.register("autoAcknowledge")} label={t("channelAcknowledge")} hint={t("channelAcknowledgeHint")} />
        </fieldset>
        <ChannelRetention form={form} />
        <Delivery
          form={form}
          problem={errors.conflictDepartmentId?.message}
          shared={mayManage ? sharedNow(channel, departments, names) : null}
        />
        <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
          {isDirty && (
            <Button variant="quiet" disabled={isSubmitting} onClick={() => form.reset(typedOf(channel), { keepDirtyValues: false })}>
              {t("cancel")}
            </Button>
          )}
          <Button type="submit" off={!isDirty} busy={isSubmitting}>
            {isSubmitting ? t("saving") : t("save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type DeliveryProps = {
  form: ReturnType<typeof useForm<ChannelTyped>>;
  problem: string | undefined;
  /** Who belongs to both departments as they are now. */
  shared: string | null;
};

/** Where reports go. */
function Delivery({ form, problem, shared }: DeliveryProps) {
  const { data: departments } = useDepartmentNames();
  const departmentId = useWatch({ control: form.control, name: "departmentId" });
  if (!departments) return null;
  const others = departments.filter(({ id }) => id !== departmentId);
  const options = (list: typeof departments) =>
    list.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={t("deliveryOffice")} hint={t("channelDeliveryHint")}>
        {(control) => (
          <Select
            {...control}
            {...form.register("departmentId", {
              onChange: () => {
                const typed = form.getValues();
                if (typed.departmentId === typed.conflictDepartmentId) form.setValue("conflictDepartmentId", "", { shouldDirty: true });
              },
            })}
          >
            {options(departments)}
          </Select>
        )}
      </Field>
      <Field
        label={t("deliveryConflict")}
        hint={t(others.length === 0 ? "deliveryConflictNone" : "deliveryConflictHint")}
        error={problem ?? shared}
      >
        {(control) => (
          <Select {...control} {...form.register("conflictDepartmentId")} aria-disabled={others.length === 0 || undefined}>
            <option value="">{t("deliveryNoConflict")}</option>
            {options(others)}
          </Select>
        )}
      </Field>
    </div>
  );
}
