import { type ChangeEvent, type DragEvent, useState } from "react";
import { ALLOWED_FILE_TYPES } from "@hz/contract/limits";
import { usePortal } from "../portal-context.tsx";

const ACCEPT = ALLOWED_FILE_TYPES.map((type) => `.${type}`).join(",");

type Props = { disabled: boolean; onChoose: (files: File[]) => void };

/** Where files are dropped or chosen; hands them on unchecked. */
export function FileDrop({ disabled, onChoose }: Props) {
  const { t } = usePortal();
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onChoose([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    event.target.value = "";
  };

  return (
    <div className={over ? "drop drop-over" : "drop"} onDragOver={drag} onDragLeave={() => setOver(false)} onDrop={drop}>
      <span>{t("files.drop")}</span>
      <input
        className="visually-hidden"
        type="file"
        id="files"
        multiple
        accept={ACCEPT}
        disabled={disabled}
        onChange={choose}
        aria-describedby="files-rules"
      />
      <label className="button button-quiet" htmlFor="files">
        {t("files.choose")}
      </label>
      <span className="small" id="files-rules">
        {t("files.rules", { types: ALLOWED_FILE_TYPES.join(", ") })}
      </span>
    </div>
  );
}
