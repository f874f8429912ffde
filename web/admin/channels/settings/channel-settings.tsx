import type { Channel } from "@hz/contract/channels/channels";
import { MAX_CHANNEL_NAME_CHARACTERS } from "@hz/contract/limits";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { Card } from "../../../ui/card.tsx";
import { Select } from "../../../ui/input.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { sharedBy, sharedNow, sharedText, useDepartmentNames, useDepartments } from "../../departments/index.ts";
import { type Fields, Form, FormCheckbox, FormField, useFields } from "../../shared/form/form.tsx";
import { SaveButtons } from "../../shared/page/save-bar.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { useMay } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { previewAddress } from "../../shared/links/channel-address.ts";
import { ChannelForm, type ChannelTyped, typedOf } from "./channel-form.ts";
import { ChannelRetention } from "../channel-retention.tsx";
import { SuffixSuggestion } from "./suffix-suggestion.tsx";
import { useSaveChannel } from "./use-save-channel.ts";
import { useSuffixCheck } from "./use-suffix-check.ts";

type ChannelSettingsProps = { channel: Channel; onUnsaved: (unsaved: boolean) => void };

/** `onUnsaved` hears whether something is not saved. */
export function ChannelSettings({ channel, onUnsaved }: ChannelSettingsProps) {
  // What a colleague saves meanwhile comes in where nothing is typed.
  const form = useFields(ChannelForm, { values: typedOf(channel), resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const { data: departments = [] } = useDepartments();
  const names = useUserNames();
  const mayManage = useMay("Benutzer und Abteilungen");
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const linkSuffix = useWatch({ control: form.control, name: "linkSuffix" });
  const check = useSuffixCheck(channel, linkSuffix);
  const saving = useSaveChannel(channel, form);
  const save = (typed: ChannelTyped) => {
    const { departmentId, conflictDepartmentId } = typed;
    const change = { channelId: channel.id, departmentId, conflictDepartmentId: conflictDepartmentId || null };
    // Who knows only their own departments is told by the server.
    const shared = mayManage ? sharedText(sharedBy(departments, change), departments, names) : null;
    if (shared === null) saving.run(typed);
    else form.setError("conflictDepartmentId", { message: shared }, { shouldFocus: true });
  };
  return (
    <Card title={t("settings")}>
      <Form form={form} onValid={save} className="grid gap-5">
        <FormField form={form} name="name" label={t("channelName")} autoComplete="off" maxLength={MAX_CHANNEL_NAME_CHARACTERS} />
        {/* Without a length: what is pasted is not cut off unnoticed, the check says so. */}
        <FormField
          form={form}
          name="linkSuffix"
          label={t("channelSuffix")}
          hint={
            <>
              <span className="block break-all">{previewAddress(linkSuffix)}</span>
              {t("channelSuffixHint")}
            </>
          }
          error={check.problem}
          options={{ setValueAs: (typed: string) => typed.toLowerCase() }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SuffixSuggestion channel={channel} form={form} typed={linkSuffix} />
        {/* Said without a word while it is not known, and read out once it is. */}
        <p role="status" className="-mt-3 text-sm text-ok empty:hidden">
          {check.isFree && t("channelSuffixFree")}
        </p>
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">{t("channelForm")}</legend>
          <FormCheckbox form={form} name="allowAnonymous" label={t("channelAnonymous")} hint={t("channelAnonymousHint")} />
          <FormCheckbox form={form} name="allowFiles" label={t("channelFiles")} />
          <FormCheckbox form={form} name="requireCategory" label={t("channelCategory")} />
          <FormCheckbox form={form} name="autoAcknowledge" label={t("channelAcknowledge")} hint={t("channelAcknowledgeHint")} />
        </fieldset>
        <ChannelRetention form={form} />
        <Delivery form={form} shared={mayManage ? sharedNow(channel, departments, names) : null} />
        <SaveButtons action={saving} isDirty={isDirty} onCancel={() => form.reset(typedOf(channel), { keepDirtyValues: false })} />
      </Form>
    </Card>
  );
}

type DeliveryProps = {
  form: Fields<ChannelTyped>;
  /** Who belongs to both departments as they are now. */
  shared: string | null;
};

/** Where reports go. */
function Delivery({ form, shared }: DeliveryProps) {
  const { data: departments, isError } = useDepartmentNames();
  const departmentId = useWatch({ control: form.control, name: "departmentId" });
  if (isError && !departments) return null;
  const hasOthers = !departments || departments.some(({ id }) => id !== departmentId);
  const options = departments?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
  // As high as what comes in its place: a button below that moved under the finger took no press.
  const soon = <Skeleton className="h-11" />;
  const freeConflict = () => {
    const typed = form.getValues();
    if (typed.departmentId === typed.conflictDepartmentId) form.setValue("conflictDepartmentId", "", { shouldDirty: true });
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormField
        form={form}
        name="departmentId"
        options={{ onChange: freeConflict }}
        label={t("deliveryOffice")}
        hint={t("channelDeliveryHint")}
      >
        {(control) => (options ? <Select {...control}>{options}</Select> : soon)}
      </FormField>
      <FormField
        form={form}
        name="conflictDepartmentId"
        label={t("deliveryConflict")}
        hint={t(hasOthers ? "deliveryConflictHint" : "deliveryConflictNone")}
        error={shared}
      >
        {(control) =>
          options ? (
            <Select {...control} aria-disabled={!hasOthers || undefined}>
              <option value="">{t("deliveryNoConflict")}</option>
              {options.filter(({ key }) => key !== departmentId)}
            </Select>
          ) : (
            soon
          )
        }
      </FormField>
    </div>
  );
}
