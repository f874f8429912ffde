import { useEffect, useRef } from "react";

type SelectBoxProps = {
  label: string;
  checked: boolean;
  /** Whether it stands for several of which only some are selected. */
  some?: boolean;
  /** Told whether Shift was held. */
  onToggle: (isRange: boolean) => void;
};

/** The checkbox of a row or of all, with room for a finger; `some` where only a part is selected. */
export function SelectBox({ label, checked, some = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !checked;
  }, [some, checked]);
  return (
    <label className="relative z-1 -m-2 inline-grid align-middle size-9 cursor-pointer place-content-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        // A box changes by a click, also by the keyboard; the click knows the key.
        onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
        className="size-5 accent-brand"
      />
    </label>
  );
}
