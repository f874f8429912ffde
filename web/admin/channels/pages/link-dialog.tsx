import type { Editor } from "@tiptap/react";
import { Unlink } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { t } from "../../shared/texts/texts.ts";
import { linkAddress } from "./link-address.ts";

const MAX_ADDRESS = 2_000;
const MAX_WORDS = 500;

/** The dialog that puts a link on what is selected, changes the one under the cursor, or takes it away. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => (editor.getAttributes("link")["href"] as string | undefined) ?? null);
  const [address, setAddress] = useState(before ?? "");
  const [words, setWords] = useState("");
  const [wrong, setWrong] = useState(false);
  const needsWords = before === null && editor.state.selection.empty;
  const apply = () => {
    const href = linkAddress(address);
    if (href === null) return setWrong(true);
    if (needsWords) {
      const text = words.trim() || address.trim();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The page's own form stands around this one.
    event.stopPropagation();
    apply();
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(before === null ? "linkInsert" : "linkEdit")}
      text={t("linkDialogText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("linkApply")}
      onConfirm={apply}
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field label={t("linkAddress")} hint={t("linkAddressHint")} error={wrong && t("linkAddressWrong")}>
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_ADDRESS}
              value={address}
              onChange={(event) => {
                setAddress(event.target.value);
                setWrong(false);
              }}
            />
          )}
        </Field>
        {needsWords && (
          <Field label={t("linkWords")} note={t("optional")} hint={t("linkWordsHint")}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={MAX_WORDS}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Field>
        )}
        {/* The dialog's own button stands outside of the form: this one lets the enter key apply. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        {before !== null && (
          <Button variant="quiet" className="justify-self-start" onClick={remove}>
            <Unlink aria-hidden="true" className="size-4" />
            {t("linkRemove")}
          </Button>
        )}
      </form>
    </ConfirmDialog>
  );
}
