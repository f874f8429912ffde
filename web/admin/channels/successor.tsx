import type { Channel } from "@hz/contract/channels/channels";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { Problem } from "../../ui/notice.tsx";
import { useChannels } from "../shared/names/queries.ts";
import { t } from "../shared/texts/texts.ts";
import { changeChannel, useChannelChange } from "./change-channel.ts";

/** Which channel an archived one names to whoever comes with a new report; kept at once. */
export function Successor({ channel: { id, successorId } }: { channel: Channel }) {
  const others = useChannels().data?.filter((one) => one.id !== id) ?? [];
  const saving = useChannelChange({
    run: (next: string) => changeChannel(id, { successorId: next || null }),
    inOrder: `successor ${id}`,
    done: t("channelSuccessorSaved"),
  });
  const chosen = saving.given ?? successorId ?? "";
  // One that was archived after it was chosen is named no more, and still is what was chosen.
  const offered = others.filter((one) => one.isActive || one.id === chosen);
  return (
    <div className="grid max-w-md gap-2">
      <Field label={t("channelSuccessor")} hint={t("channelSuccessorHint")}>
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => saving.run(target.value)}>
            <option value="">{t("channelSuccessorNone")}</option>
            {offered.map(({ id: other, name, isActive }) => (
              <option key={other} value={other}>
                {isActive ? name : t("channelSuccessorShut", { channel: name })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Problem>{saving.problem}</Problem>
    </div>
  );
}
