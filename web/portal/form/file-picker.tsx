import { type ChangeEvent, type Dispatch, type DragEvent, type SetStateAction, useState } from "react";
import { checkFiles, type FileRefusal } from "./check-files.ts";
import { checkDetails, type ChosenFile, newlyChosen, type Voice } from "./chosen-file.ts";
import { detailsText } from "./file-details.tsx";
import { FILE_INPUT, FileList, type SentShares } from "./file-list.tsx";
import { loadTellingPart } from "../load-part.ts";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";
import { ALLOWED_FILE_TYPES, FILE_TYPES, MAX_FILES } from "@hz/contract/limits";

type Props = {
  files: ChosenFile[];
  /** Whether files may be chosen yet. */
  ready: boolean;
  /** Set while the files are on their way. */
  sent: SentShares | null;
  /** Has come what a voice message says, where the page does not say it from the beginning. */
  loadTexts?: (() => Promise<unknown>) | null;
  onChange: Dispatch<SetStateAction<ChosenFile[]>>;
};
type Refused = Record<FileRefusal, File[]>;

/** Drop zone, list of the chosen files and what was refused. */
export function FilePicker({ files, ready, sent, loadTexts, onChange }: Props) {
  const { t } = usePortal();
  const [refused, setRefused] = useState<Refused | null>(null);
  /** What was done last with the files, for who does not see their list. */
  const [done, setDone] = useState("");
  /** What was found in the files that were chosen last. */
  const [found, setFound] = useState("");
  const change = (next: ChosenFile[], what: string) => {
    setDone(what && `${what}, ${t("files.total", { count: next.length })}`);
    onChange(next);
  };
  const replace = (changed: ChosenFile) => onChange((now) => now.map((one) => (one.key === changed.key ? changed : one)));
  const check = async (added: ChosenFile[]) => {
    const said: string[] = [];
    // One after the other: a small device has room for one.
    for (const one of added) {
      const checked = await checkDetails(one);
      replace(checked);
      said.push(t("clean.said", { name: one.file.name, result: detailsText(checked, t) }));
    }
    setFound(said.join(" "));
  };
  const choose = (chosen: File[], voice: Voice | null = null) => {
    const checked = checkFiles(files.length, chosen);
    setRefused(checked.refused);
    const count = checked.accepted.length;
    const added = checked.accepted.map((file) => newlyChosen(file, voice));
    change([...files, ...added], count > 0 ? t("files.added", { count }) : "");
    void check(added);
  };
  const remove = (removed: ChosenFile) =>
    change(
      files.filter(({ key }) => key !== removed.key),
      t("files.removed", { name: removed.file.name }),
    );
  return (
    <div className="stack">
      <FileDrop disabled={!ready || sent !== null} onChoose={choose} />
      {ready && canRecord() && <VoiceField {...{ files, sent, loadTexts }} onDone={(file, voice) => choose([file], voice)} />}
      {refused && <RefusedFiles refused={refused} />}
      <FileList files={files} sent={sent} onRemove={remove} onChange={replace} />
      <p role="status" className="visually-hidden">
        {done}
      </p>
      <p role="status" className="visually-hidden">
        {found}
      </p>
    </div>
  );
}

/** Not with every browser, and with none on a page without https. */
const canRecord = () => navigator.mediaDevices && "AudioWorkletNode" in globalThis;

type VoicePart = typeof import("../voice/voice-message.tsx");
type VoiceFieldProps = Pick<Props, "files" | "sent" | "loadTexts"> & { onDone: (file: File, voice: Voice) => void };

/** Where a voice message is recorded; the program for it comes when it is wanted, or the sentence that says why it did not. */
function VoiceField({ files, sent, loadTexts, onDone }: VoiceFieldProps) {
  const { explain, t } = usePortal();
  const [part, setPart] = useState<VoicePart | string>("");
  if (typeof part === "object")
    return <part.VoiceMessage taken={files.map(({ file }) => file.name)} onDone={onDone} onClose={() => setPart("")} />;
  const load = () =>
    Promise.all([loadTellingPart("voice-message", () => import("../voice/voice-message.tsx")), loadTexts?.()]).then(
      ([loaded]) => setPart(loaded),
      () => setPart(explain({ temporary: true })),
    );
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        id="voice"
        disabled={sent !== null || files.length >= MAX_FILES}
        onClick={() => void load()}
      >
        {t("files.voice")}
      </button>
      {part && (
        <p className="error" role="alert">
          {part}
        </p>
      )}
    </>
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

const GROUPS = ["pictures", "documents", "media", "mails", "archives"] as const satisfies (keyof typeof FILE_TYPES)[];
const ACCEPT = ALLOWED_FILE_TYPES.map((type) => `.${type}`).join(",");

type FileDropProps = { disabled: boolean; onChoose: (files: File[]) => void };

/** Where files are dropped or chosen; hands them on unchecked. */
function FileDrop({ disabled, onChoose }: FileDropProps) {
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
        id={FILE_INPUT}
        multiple
        accept={ACCEPT}
        disabled={disabled}
        onChange={choose}
        aria-describedby="files-rules"
      />
      <label className="button button-quiet" htmlFor={FILE_INPUT}>
        {t("files.choose")}
      </label>
      <div className="drop-rules small" id="files-rules">
        <p>{t("files.rules")}</p>
        {GROUPS.map((group) => (
          <p key={group}>{t(`files.${group}`, { types: FILE_TYPES[group].join(", ") })}</p>
        ))}
      </div>
    </div>
  );
}
