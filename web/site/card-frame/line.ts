import type { Begin, FrameLook, FromFrame, Hello, ToFrame } from "@hz/contract/billing/card-frame";

/** The origin whose pages may hold this frame, as the page itself says; the policy that came with it names the same. */
const holder = document.querySelector<HTMLMetaElement>('meta[name="holder"]')?.content || location.origin;

export type Line = {
  begin: Begin;
  post: (word: FromFrame) => void;
  /** Runs `run` for what the page asks. */
  hear: (run: (word: ToFrame) => void) => void;
};

/** Reports to the page around; resolves to the line to it once the page has answered. Nobody else is heard. */
export function openLine(): Promise<Line> {
  const nonce = location.hash.slice(1);
  return new Promise((open) => {
    const heard = ({ source, origin, data, ports: [port] }: MessageEvent<Begin>) => {
      if (source !== parent || origin !== holder || data?.cardFrame !== "begin" || data.nonce !== nonce || !port) return;
      removeEventListener("message", heard);
      showLook(data.look);
      document.documentElement.lang = data.language;
      const post = (word: FromFrame) => port.postMessage(word);
      if (data.purpose === "card") new ResizeObserver(() => post(heightNow())).observe(document.body);
      open({
        begin: data,
        post,
        hear: (run) => {
          port.onmessage = ({ data: word }: MessageEvent<ToFrame>) => (word.type === "look" ? showLook(word.look) : run(word));
        },
      });
    };
    addEventListener("message", heard);
    parent.postMessage({ cardFrame: "hello", nonce } satisfies Hello, holder);
  });
}

/** How much room the frame needs. */
export const heightNow = (): FromFrame => ({ type: "height", px: Math.max(1, document.body.offsetHeight) });

/** Like the page around: its theme, which may have been chosen there, and the size of its letters. */
function showLook({ dark, fontSize }: FrameLook): void {
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  document.documentElement.style.fontSize = `${fontSize}px`;
}
