import { expect, test } from "vitest";
import { type Box, placeBox, type Size } from "./place-box.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const box = { width: 440, height: 380 };
const small = { width: 366, height: 400 };
const entry = { left: 12, top: 118, width: 196, height: 40 };
const overview = { left: 250, top: 140, width: 1000, height: 110 };

function overlaps(a: Box, b: Box) {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}
function isOn(screen: Size, one: Box) {
  return one.left >= 0 && one.top >= 0 && one.left + one.width <= screen.width && one.top + one.height <= screen.height;
}

test("without a target, and where it is wanted, the box stands in the middle", () => {
  expect(placeBox("right", null, box, desktop)).toEqual({ left: 420, top: 210 });
  expect(placeBox("center", entry, box, desktop)).toEqual({ left: 420, top: 210 });
});

test("it stands beside an entry of the sidebar and below the overview, and covers neither", () => {
  expect(placeBox("right", entry, box, desktop).left).toBe(224);
  expect(placeBox("bottom", overview, box, desktop)).toEqual({ left: 530, top: 266 });
});

test("on a phone it stands at the lower edge", () => {
  const menu = { left: 8, top: 8, width: 44, height: 44 };
  expect(placeBox("right", menu, small, phone)).toEqual({ left: 12, top: 432 });
});

test("wherever the target stands, the box is on the screen, and beside the target where there is room", () => {
  for (const [screen, size] of [
    [desktop, box],
    [phone, small],
  ] as const)
    for (const position of ["right", "bottom"] as const)
      for (let top = 0; top <= screen.height - 40; top += 40) {
        const target = { left: 12, top, width: 150, height: 40 };
        const placed = { ...size, ...placeBox(position, target, size, screen) };
        expect(isOn(screen, placed), `${position} ${top} at ${screen.width}`).toBe(true);
        const hasRoom = top >= size.height + 28 || top + 40 + size.height + 28 <= screen.height;
        if (hasRoom) expect(overlaps(placed, target), `${position} ${top} at ${screen.width}`).toBe(false);
      }
});

test("a screen too small for the box shows its beginning", () => {
  expect(placeBox("bottom", entry, { width: 340, height: 700 }, { width: 360, height: 500 })).toEqual({ left: 12, top: 12 });
});
