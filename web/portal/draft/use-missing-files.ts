import { useState } from "react";

/** The files of a draft that were not chosen again, by name: `holds` is true the first time that something is sent without them. */
export function useMissingFiles(names: string[]) {
  const [said, setSaid] = useState<string | null>(null);
  const now = names.join();
  return {
    isSaid: now !== "" && said === now,
    holds: () => {
      setSaid(now);
      return now !== "" && said !== now;
    },
  };
}
