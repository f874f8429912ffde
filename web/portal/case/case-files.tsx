import { useState } from "react";
import type { StoredFile } from "@hz/contract/reports/files";
import type { FileInfo } from "../../vault/content/contents.ts";
import { portalClient } from "../../api/portal-client.ts";
import { formatBytes } from "../../i18n/dates.ts";
import { savedName } from "../../vault/files/file-names.ts";
import { type OpenCase, openCaseFile } from "../../vault/report/open-case.ts";
import { parts } from "../failure-text.ts";
import { usePortal } from "../portal-context.tsx";
import { saveFile } from "../../vault/files/save-file.ts";
import { FileName } from "../../i18n/file-name.tsx";

type Props = { open: OpenCase; files: FileInfo[]; stored: StoredFile[] };

/** Each file with its download: `files` is what is inside the boxes, `stored` what the server has. */
export function CaseFiles({ open, files, stored }: Props) {
  const { t } = usePortal();
  return (
    <ul className="files" aria-label={t("files.title")}>
      {files.map((file) => (
        <CaseFile key={file.id} open={open} file={file} there={stored.some(({ id }) => id === file.id)} />
      ))}
    </ul>
  );
}

function CaseFile({ open, file, there }: { open: OpenCase; file: FileInfo; there: boolean }) {
  const { explain, language, t } = usePortal();
  const [loaded, setLoaded] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = loaded !== null;
  const destroyed = open.found.destroyed.some(({ id }) => id === file.id);
  const size = formatBytes(file.size, language);

  const download = async () => {
    setLoaded(0);
    setFailure(null);
    try {
      const sealed = await portalClient.file(open.found.id, file.id, open.token);
      saveFile(await openCaseFile(open, file, counted(sealed, setLoaded)), savedName(file.name));
    } catch (error) {
      // A box that does not open to its last byte gives no file at all.
      if (parts(error).step) setFailure(t("stored.damaged"));
      // That is what browsers call a line which breaks while the bytes come.
      else setFailure(error instanceof TypeError ? t("error.offline") : explain(error));
    } finally {
      setLoaded(null);
    }
  };

  return (
    <li className="file">
      <div>
        <FileName name={file.name} />
        <div className="small muted">
          {busy ? t("stored.loading", { loaded: formatBytes(Math.min(loaded, file.size), language), size }) : size}
        </div>
      </div>
      {there && (
        <button
          type="button"
          className="button button-quiet"
          disabled={busy}
          onClick={() => void download()}
          aria-label={t("stored.downloadNamed", { name: file.name })}
        >
          {busy && <span className="spinner" aria-hidden="true" />}
          {t("stored.download")}
        </button>
      )}
      {destroyed && <p className="small muted">{t("stored.destroyed")}</p>}
      {(failure || (!there && !destroyed)) && (
        <p className="error small" role="alert">
          {failure ?? t("stored.gone")}
        </p>
      )}
    </li>
  );
}

/** Passes a stream through; `tell` learns how many bytes have passed, at most once a chunk. */
function counted(stream: ReadableStream<Uint8Array<ArrayBuffer>>, tell: (bytes: number) => void) {
  let bytes = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        bytes += chunk.length;
        tell(bytes);
        out.enqueue(chunk);
      },
    }),
  );
}
