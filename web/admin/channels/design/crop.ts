import type { LogoCrop } from "@hz/contract/channels/channels";
import { LOGO_HEIGHT, LOGO_WIDTH, type Size } from "@hz/contract/channels/logo";

/** A part of a picture: how much larger than needed to fill the frame, and where its middle is, as shares of the picture. */
export type Part = { zoom: number; x: number; y: number };

export const WHOLE: Part = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 5;

/** The shapes that fit a page's head; null is the picture's own. */
export const SHAPES = [
  { id: "own", aspect: null },
  { id: "wide", aspect: 4 },
  { id: "middle", aspect: 2 },
  { id: "square", aspect: 1 },
] as const;
export type ShapeId = (typeof SHAPES)[number]["id"];

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** How wide the frame is for its height. */
export const aspectOf = (shape: ShapeId, { width, height }: Size): number =>
  SHAPES.find(({ id }) => id === shape)!.aspect ?? width / height;

/** The part of a picture that is seen in the frame; never anything beside the picture. */
export function cropOf({ zoom, x, y }: Part, shape: ShapeId, size: Size): LogoCrop {
  const relation = aspectOf(shape, size) / (size.width / size.height);
  const width = Math.min(1, relation) / zoom;
  const height = Math.min(1, 1 / relation) / zoom;
  return { x: between(0, x - width / 2, 1 - width), y: between(0, y - height / 2, 1 - height), width, height };
}

/** Moves what is seen by shares of the frame; where the picture ends it stays. */
export function moved(part: Part, shape: ShapeId, size: Size, right: number, down: number): Part {
  const crop = cropOf(part, shape, size);
  const next = cropOf({ ...part, x: crop.x + crop.width * (0.5 + right), y: crop.y + crop.height * (0.5 + down) }, shape, size);
  return { ...part, x: next.x + next.width / 2, y: next.y + next.height / 2 };
}

/** How large a part of a picture will be when it is kept. */
export function croppedSize(crop: LogoCrop, { width, height }: Size): Size {
  const part = { width: width * crop.width, height: height * crop.height };
  const scale = Math.min(1, LOGO_WIDTH / part.width, LOGO_HEIGHT / part.height);
  return { width: Math.max(1, Math.round(part.width * scale)), height: Math.max(1, Math.round(part.height * scale)) };
}
