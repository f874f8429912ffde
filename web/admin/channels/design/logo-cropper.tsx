import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { t } from "../../shared/texts/texts.ts";
import { aspectOf, cropOf, MAX_ZOOM, moved, type Part, SHAPES, type ShapeId } from "./crop.ts";
import { CroppedImage } from "./cropped-image.tsx";
import type { Picture } from "./open-picture.ts";

export type Cut = { part: Part; shape: ShapeId };
type LogoCropperProps = { picture: Picture; cut: Cut; disabled: boolean; onChange: (cut: Cut) => void };

const STEPS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far one key press goes, as a share of the frame; with the shift key further. */
const STEP = 0.02;

/** The part is chosen by pointer, by touch, by keys. */
export function LogoCropper({ picture, cut, disabled, onChange }: LogoCropperProps) {
  const id = useId();
  const { part, shape } = cut;
  const crop = cropOf(part, shape, picture);
  const move = (right: number, down: number) => onChange({ shape, part: moved(part, shape, picture, right, down) });
  const at = useRef({ x: 0, y: 0 });
  const grasp = (event: PointerEvent<HTMLDivElement>) => {
    at.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - at.current.x, event.clientY - at.current.y];
    at.current = { x: event.clientX, y: event.clientY };
    // The picture follows the finger: what is seen moves the other way.
    move(-x / width, -y / height);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || disabled) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 * STEP : STEP;
    move(step[0] * far, step[1] * far);
  };
  return (
    <div className="grid gap-4">
      <ShapeChoice shape={shape} disabled={disabled} onChoose={(next) => onChange({ part, shape: next })} />
      <div className="grid gap-1">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that is moved in two directions has no role of its own */}
        <div
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it
          tabIndex={0}
          aria-label={t("logoPart")}
          aria-describedby={`${id}-hint`}
          onKeyDown={press}
          onPointerDown={grasp}
          onPointerMove={drag}
          className={classNames(
            "relative mx-auto max-h-72 w-full touch-none overflow-hidden rounded-control border border-edge bg-[repeating-conic-gradient(var(--line)_0_25%,var(--surface)_0_50%)] bg-size-[16px_16px]",
            disabled ? "opacity-60" : "cursor-grab active:cursor-grabbing",
          )}
          style={{ aspectRatio: aspectOf(shape, picture), maxWidth: `${18 * aspectOf(shape, picture)}rem` }}
        >
          <CroppedImage url={picture.url} crop={crop} />
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t("logoPartHint")}
        </p>
      </div>
      <label className="grid gap-1">
        <span className="font-semibold">{t("logoZoom")}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={part.zoom}
          disabled={disabled}
          onChange={(event) => onChange({ shape, part: { ...part, zoom: Number(event.target.value) } })}
          className="min-h-8 w-full accent-brand"
        />
      </label>
    </div>
  );
}
type ShapeChoiceProps = { shape: ShapeId; disabled: boolean; onChoose: (shape: ShapeId) => void };

function ShapeChoice({ shape, disabled, onChoose }: ShapeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="mb-1 font-semibold">{t("logoShape")}</legend>
      <div className="flex flex-wrap gap-2">
        {SHAPES.map(({ id }) => (
          <label
            key={id}
            className="flex min-h-10 items-center gap-2 rounded-control border border-edge px-3 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input type="radio" name={name} checked={shape === id} onChange={() => onChoose(id)} className="accent-brand" />
            {t(`logoShape_${id}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
