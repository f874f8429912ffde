import { useState } from "react";
import { checkFiles, type FileRefusal } from "./check-files.ts";
import { FileDrop } from "./file-drop.tsx";
import { type ChosenFile, FileList, type SentShares } from "./file-list.tsx";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";

type Props = {
  files: ChosenFile[];
  /** Whether files may be chosen yet. */
  ready: boolean;
  /** Set while the files are on their way. */
  sent: SentShares | null;
  onChange: (files: ChosenFile[]) => void;
};
type Refused = Record<FileRefusal, File[]>;

/** Drop zone, list of the chosen files and what was refused. */
export function FilePicker({ files, ready, sent, onChange }: Props) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const choose = (chosen: File[]) => {
    const checked = checkFiles(files.length, chosen);
    setRefused(checked.refused);
    onChange([...files, ...checked.accepted.map((file) => ({ id: crypto.randomUUID(), file }))]);
  };
  return (
    <div className="stack">
      <FileDrop disabled={!ready || sent !== null} onChoose={choose} />
      {refused && <RefusedFiles refused={refused} />}
      <FileList files={files} sent={sent} onRemove={(id) => onChange(files.filter((one) => one.id !== id))} />
    </div>
  );
}

function RefusedFiles({ refused }: { refused: Refused }) {
  const { t } = usePortal();
  const lines = (["too-large", "type", "empty", "too-many"] as const).filter((why) => refused[why].length > 0);
  if (lines.length === 0) return null;
  const names = (files: File[]) => files.map(({ name }) => name).join(", ");
  return (
    <Notice kind="danger" role="alert">
      {lines.map((why) => (
        <div key={why}>
          <p>{t(`files.${why}`)}</p>
          <p className="small">{t("files.notTaken", { names: names(refused[why]) })}</p>
        </div>
      ))}
    </Notice>
  );
}
