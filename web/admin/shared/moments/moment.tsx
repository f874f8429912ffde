import { formatDateTime, formatRelative } from "../../../i18n/dates.ts";

/** A moment (ISO) as people say it, with the exact one for whoever points at it. */
export function RelativeMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at, "de")}>
      {formatRelative(at, "de")}
    </time>
  );
}
