import type { LogoCrop } from "@hz/contract/channels/channels";

const percent = (share: number) => `${share * 100}%`;

/** Fills its container, which is positioned and cuts off, with a part of a picture. */
export function CroppedImage({ url, crop }: { url: string; crop: LogoCrop }) {
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      className="pointer-events-none absolute max-w-none select-none"
      style={{
        width: percent(1 / crop.width),
        height: percent(1 / crop.height),
        left: percent(-crop.x / crop.width),
        top: percent(-crop.y / crop.height),
      }}
    />
  );
}
