import { formatBytes } from "../../i18n/dates.ts";
import type { MouseEvent } from "react";
import type { ChosenFile } from "./chosen-file.ts";
import { FileDetails } from "./file-details.tsx";
import { usePortal } from "../portal-context.tsx";
import { FileName } from "../../i18n/file-name.tsx";

/** How far the sending of each file is, from 0 to 1, by the file's id. */
export type SentShares = Readonly<Record<string, number>>;

type Props = {
  files: ChosenFile[];
  sent: SentShares | null;
  onRemove: (removed: ChosenFile) => void;
  onChange: (changed: ChosenFile) => void;
};

/** Where files are chosen. */
export const FILE_INPUT = "files";

/** To the next file's button, or the one before, or to where files are chosen: before its own is gone with the focus on it. */
function moveFocus({ currentTarget }: MouseEvent): void {
  const line = currentTarget.closest("li");
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  (neighbour?.querySelector("button") ?? document.getElementById(FILE_INPUT))?.focus();
}

/** Name and size of each chosen file and what was removed of it; while sending its progress, else a button to remove it. */
export function FileList({ files, sent, onRemove, onChange }: Props) {
  const { language, t } = usePortal();
  if (files.length === 0) return null;
  return (
    <ul className="files" aria-label={t("files.chosen")}>
      {files.map((chosen) => {
        const { id, key, file } = chosen;
        const share = sent?.[id];
        const size = formatBytes(file.size, language);
        return (
          <li className="file" key={key}>
            <div>
              <FileName name={file.name} />
              <div className="small muted">
                {share === undefined ? size : t("files.sent", { sent: formatBytes(share * file.size, language), size })}
              </div>
            </div>
            {!sent && (
              <button
                type="button"
                className="button button-quiet button-small"
                onClick={(event) => {
                  moveFocus(event);
                  onRemove(chosen);
                }}
                aria-label={t("files.removeNamed", { name: file.name })}
              >
                {t("files.remove")}
              </button>
            )}
            <FileDetails chosen={chosen} disabled={sent !== null} onChange={onChange} />
            {share !== undefined && <progress value={share} max={1} aria-label={file.name} />}
          </li>
        );
      })}
    </ul>
  );
}
