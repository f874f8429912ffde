import { useMemo } from "react";
import { qrRows, runsOf } from "./qr-drawing.ts";

/** A QR code as one path; `label` is its name for screen readers. Dark on light always: many cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = qrRows(text);
    const runs = runsOf(rows).map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`);
    return { size: rows.length, path: runs.join("") };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
