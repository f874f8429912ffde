import type { Bytes } from "@hz/crypto";

/**
 * Collects a file's segments as they open; resolves once the last one was verified. `onProgress` is told the bytes so far. Throws
 * what the segments threw: browsers say of every broken stream that the network failed, and whether a file was changed is another
 * matter.
 */
export async function wholeFile(segments: ReadableStream<Bytes>, onProgress: (bytes: number) => void = () => {}): Promise<Blob> {
  let opened = 0;
  let failure: unknown = null;
  const reader = segments.getReader();
  const watched = new ReadableStream<Bytes>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        opened += value.length;
        onProgress(opened);
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
