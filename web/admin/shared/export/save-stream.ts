import { saveFile } from "../../../vault/files/save-file.ts";

type Picker = (options: { suggestedName: string; types: object[] }) => Promise<FileSystemFileHandle>;
/** A file that somebody chose to write to; null where the browser has only downloads. */
export type Target = FileSystemFileHandle | null;

/** Asks where the file shall be; throws an AbortError where somebody changed their mind. To be called at a click. */
export async function chooseTarget(name: string): Promise<Target> {
  const pick = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!pick) return null;
  return pick({ suggestedName: name, types: [{ description: "ZIP", accept: { "application/zip": [".zip"] } }] });
}

/** Writes a stream where somebody chose, or hands it to the downloads; where it breaks off, nothing is left of it. */
export async function saveStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  target: Target,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  if (target) return stream.pipeTo(await target.createWritable(), { signal });
  const whole = await gathered(stream);
  signal.throwIfAborted();
  saveFile(new Blob([whole], { type: "application/zip" }), name);
}

/** Gathered by the browser, on its disk: an archive may be larger than its memory. Throws what the stream threw, which browsers call a failure of the network. */
async function gathered(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  let failure: unknown = null;
  const reader = stream.getReader();
  const watched = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        controller.enqueue(value);
      } catch (error) {
        failure = error;
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  try {
    return await new Response(watched).blob();
  } catch (error) {
    throw failure ?? error;
  }
}
