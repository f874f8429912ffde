import fc from "fast-check";
import { expect, test } from "vitest";
import { aspectOf, cropOf, croppedSize, MAX_ZOOM, moved, SHAPES, WHOLE } from "./crop.ts";

const size = { width: 800, height: 200 };

test("in its own shape the whole picture is seen", () => {
  expect(cropOf(WHOLE, "own", size)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(cropOf(WHOLE, "wide", size)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test("another shape takes the middle, as much of it as there is", () => {
  expect(cropOf(WHOLE, "square", size)).toEqual({ x: 0.375, y: 0, width: 0.25, height: 1 });
  expect(cropOf({ ...WHOLE, zoom: 2 }, "square", size)).toEqual({ x: 0.4375, y: 0.25, width: 0.125, height: 0.5 });
});

test("moving ends at the picture's edge, and comes back from there at once", () => {
  const right = moved(WHOLE, "square", size, 10, 10);
  expect(cropOf(right, "square", size)).toMatchObject({ x: 0.75, y: 0 });
  expect(cropOf(moved(right, "square", size, -1, 0), "square", size).x).toBeCloseTo(0.5);
});

test("whatever is done, only the picture is seen, in the frame's shape", () => {
  const side = fc.integer({ min: 1, max: 6000 });
  const step = fc.record({ right: fc.double({ min: -3, max: 3, noNaN: true }), down: fc.double({ min: -3, max: 3, noNaN: true }) });
  const zoom = fc.double({ min: 1, max: MAX_ZOOM, noNaN: true });
  fc.assert(
    fc.property(side, side, fc.constantFrom(...SHAPES), zoom, fc.array(step, { maxLength: 5 }), (width, height, { id }, by, steps) => {
      const picture = { width, height };
      const part = steps.reduce((one, { right, down }) => moved(one, id, picture, right, down), { ...WHOLE, zoom: by });
      const crop = cropOf(part, id, picture);
      for (const [start, length] of [
        [crop.x, crop.width],
        [crop.y, crop.height],
      ] as const) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
      }
      expect((crop.width * width) / (crop.height * height) / aspectOf(id, picture)).toBeCloseTo(1, 6);
    }),
  );
});

test("what is kept is never larger than the portal needs, nor than the part", () => {
  expect(croppedSize({ x: 0, y: 0, width: 1, height: 1 }, { width: 4000, height: 1000 })).toEqual({ width: 480, height: 120 });
  expect(croppedSize({ x: 0, y: 0, width: 0.5, height: 1 }, { width: 100, height: 40 })).toEqual({ width: 50, height: 40 });
});
