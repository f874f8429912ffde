import { formatBytes } from "../../i18n/dates.ts";
import { usePortal } from "../portal-context.tsx";

/** A file that was chosen; the id is this page's own and never leaves it. */
export type ChosenFile = { id: string; file: File };
/** How far the sending of each file is, from 0 to 1, by the file's id. */
export type SentShares = Readonly<Record<string, number>>;

type Props = { files: ChosenFile[]; sent: SentShares | null; onRemove: (id: string) => void };

/** Name and size of each chosen file; while sending its progress, else a button to remove it. */
export function FileList({ files, sent, onRemove }: Props) {
  const { language, t } = usePortal();
  if (files.length === 0) return null;
  return (
    <ul className="files" aria-label={t("files.chosen")}>
      {files.map(({ id, file }) => {
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
                onClick={() => onRemove(id)}
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
