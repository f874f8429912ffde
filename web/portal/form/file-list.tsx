import { formatBytes } from "../../i18n/dates.ts";
import type { MouseEvent } from "react";
import { usePortal } from "../portal-context.tsx";

/** A file that was chosen; the id is this page's own and never leaves it. */
export type ChosenFile = { id: string; file: File };
/** How far the sending of each file is, from 0 to 1, by the file's id. */
export type SentShares = Readonly<Record<string, number>>;

type Props = { files: ChosenFile[]; sent: SentShares | null; onRemove: (removed: ChosenFile) => void };

/** Where files are chosen. */
export const FILE_INPUT = "files";

/** To the next file's button, or the one before, or to where files are chosen: before its own is gone with the focus on it. */
function moveFocus({ currentTarget }: MouseEvent): void {
  const line = currentTarget.closest("li");
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  (neighbour?.querySelector("button") ?? document.getElementById(FILE_INPUT))?.focus();
}

/** Name and size of each chosen file; while sending its progress, else a button to remove it. */
export function FileList({ files, sent, onRemove }: Props) {
  const { language, t } = usePortal();
  if (files.length === 0) return null;
  return (
    <ul className="files" aria-label={t("files.chosen")}>
      {files.map((chosen) => {
        const { id, file } = chosen;
        const share = sent?.[id];
        const size = formatBytes(file.size, language);
        return (
          <li className="file" key={id}>
            <div>
              <div>{file.name}</div>
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
            {share !== undefined && <progress value={share} max={1} aria-label={file.name} />}
          </li>
        );
      })}
    </ul>
  );
}
