import type { Editor } from "@tiptap/react";
import { Unlink } from "lucide-react";
import { useState } from "react";
import * as z from "zod";
import { Button } from "../../../ui/button.tsx";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import { linkAddress } from "./link-address.ts";

const MAX_ADDRESS = 2_000;
const MAX_WORDS = 500;
const LinkForm = z.object({
  address: z
    .string()
    .transform(linkAddress)
    .refine((href): href is string => href !== null, t("linkAddressWrong")),
  words: z.string().trim(),
});
/** The text takes it at once. */
const AT_ONCE = { busy: false, problem: null };

/** The dialog that puts a link on what is selected, changes the one under the cursor, or takes it away. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => (editor.getAttributes("link")["href"] as string | undefined) ?? null);
  const form = useFields(LinkForm, { defaultValues: { address: before ?? "", words: "" } });
  const needsWords = before === null && editor.state.selection.empty;
  const apply = ({ address: href, words }: z.infer<typeof LinkForm>) => {
    if (needsWords) {
      const text = words || form.getValues("address").trim();
      // What is typed next is no part of the link.
      editor
        .chain()
        .insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] })
        .unsetMark("link")
        .run();
    } else editor.chain().extendMarkRange("link").setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <DialogForm
      title={t(before === null ? "linkInsert" : "linkEdit")}
      text={t("linkDialogText")}
      confirmLabel={t("linkApply")}
      form={form}
      action={AT_ONCE}
      onValid={apply}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="address"
        label={t("linkAddress")}
        hint={t("linkAddressHint")}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_ADDRESS}
      />
      {needsWords && (
        <FormField
          form={form}
          name="words"
          label={t("linkWords")}
          note={t("optional")}
          hint={t("linkWordsHint")}
          autoComplete="off"
          maxLength={MAX_WORDS}
        />
      )}
      {before !== null && (
        <Button variant="quiet" className="justify-self-start" onClick={remove}>
          <Unlink aria-hidden="true" className="size-4" />
          {t("linkRemove")}
        </Button>
      )}
    </DialogForm>
  );
}
