import { crc32, deflateSync } from "node:zlib";
import { auditRoutes } from "@hz/contract/account/audit";
import { channelRoutes } from "@hz/contract/channels/channels";
import { LOGO_HEIGHT, LOGO_WIDTH, MAX_LOGO_BYTES } from "@hz/contract/channels/logo";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { aPicture, WHOLE_PICTURE } from "../../testing/builders-picture.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const first = async ({ as }: TestOffice) => (await call(own.app, channelRoutes.list, { as }))[0]!;
const input = ({ as }: TestOffice, id: string, body: Uint8Array, query = WHOLE_PICTURE) => ({ as, params: { id }, body, query });
const set = async (office: TestOffice, body: Uint8Array, query = WHOLE_PICTURE) =>
  (await call(own.app, channelRoutes.setLogo, input(office, (await first(office)).id, body, query))).settings.logo!;
const refusal = async (office: TestOffice, body: Uint8Array) =>
  refused(own.app, channelRoutes.setLogo, input(office, (await first(office)).id, body));
const get = (url: string) => own.app.inject({ method: "GET", url });
const points = async (bytes: Buffer) => sharp(bytes).raw().toBuffer({ resolveWithObject: true });

test("a logo is made anew, served to anybody for good, and shown by the portal's call", async () => {
  const office = await anOffice(own);
  const given = await aPicture({ as: (one) => one.withExif({ IFD0: { Copyright: "Geheim" } }).jpeg() });
  expect(given.includes("Geheim")).toBe(true);
  const logo = await set(office, given);
  expect(logo).toMatchObject({ width: 300, height: 100 });
  const { linkSuffix } = await first(office);
  expect((await send(own.app, channelRoutes.portal, { params: { linkSuffix } })).json().settings.logo).toEqual(logo);
  const reply = await get(logo.address);
  expect(reply.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(reply.rawPayload.equals(given)).toBe(false);
  expect(reply.rawPayload.includes("Geheim")).toBe(false);
  const { exif, icc, xmp, format } = await sharp(reply.rawPayload).metadata();
  expect({ exif, icc, xmp, format }).toEqual({ exif: undefined, icc: undefined, xmp: undefined, format: "webp" });
});

test.each([
  ["PNG", (one: Sharp) => one.png()],
  ["JPEG", (one: Sharp) => one.jpeg()],
  ["WebP", (one: Sharp) => one.webp()],
  ["GIF", (one: Sharp) => one.gif()],
  ["AVIF", (one: Sharp) => one.avif()],
])("%s is taken, whatever the browser calls it", async (_, as) => {
  const office = await anOffice(own);
  expect(await set(office, await aPicture({ as }))).toMatchObject({ width: 300, height: 100 });
});

test("the chosen part is kept, of the upright picture, no larger than the portal needs", async () => {
  const office = await anOffice(own);
  const lying = await aPicture({ width: 2000, height: 1000, as: (one) => one.withMetadata({ orientation: 6 }).jpeg() });
  // Upright it is 1000 wide and 2000 high, with the blue half below.
  const logo = await set(office, lying, { x: 0, y: 0.75, width: 1, height: 0.25 });
  expect(logo.width / logo.height).toBeCloseTo(2, 1);
  expect(logo.width).toBeLessThanOrEqual(LOGO_WIDTH);
  expect(logo.height).toBe(LOGO_HEIGHT);
  const { data, info } = await points((await get(logo.address)).rawPayload);
  const blue = [...data].filter((_, at) => at % info.channels === 2);
  expect(Math.min(...blue)).toBeGreaterThan(200);
});

test("of an animation the first picture is kept", async () => {
  const office = await anOffice(own);
  const frames = await Promise.all(
    ["#ff0000", "#00ff00"].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  const logo = await set(office, animated);
  expect(logo).toMatchObject({ width: 20, height: 20 });
  const { data } = await points((await get(logo.address)).rawPayload);
  expect([data[0]! > 200, data[1]! < 60]).toEqual([true, true]);
});

/** A PNG of one colour, 30,000 points wide and high, in a hundred kilobytes; made by hand, because libraries open it to make it. */
function bomb(): Buffer {
  const side = 30_000;
  const chunk = (name: string, content: Buffer) => {
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const named = Buffer.concat([Buffer.from(name), content]);
    size.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}
const half = async (picture: Promise<Buffer>) => (await picture).subarray(0, (await picture).length >> 1);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ["2 MB and one byte", () => new Uint8Array(MAX_LOGO_BYTES + 1), "LOGO_TOO_LARGE"],
  ["far too many bytes", () => new Uint8Array(10 * MAX_LOGO_BYTES), "LOGO_TOO_LARGE"],
  ["an SVG with a script", () => Buffer.from(SVG), "LOGO_NO_IMAGE"],
  ["a text called PNG", () => Buffer.from("Das ist kein Bild, auch wenn die Datei so heißt."), "LOGO_NO_IMAGE"],
  ["nothing", () => new Uint8Array(), "LOGO_NO_IMAGE"],
  ["only a beginning", () => Buffer.from([0xff, 0xd8, 0xff]), "LOGO_DAMAGED"],
  ["a beginning with an SVG behind it", () => Buffer.concat([Buffer.from("GIF89a"), Buffer.from(SVG)]), "LOGO_DAMAGED"],
  ["half of a JPEG", () => half(aPicture({ as: (one) => one.jpeg() })), "LOGO_DAMAGED"],
  ["half of a PNG", () => half(aPicture()), "LOGO_DAMAGED"],
])("%s is refused, and the logo stays", async (_, bytes, code) => {
  const office = await anOffice(own);
  const logo = await set(office, await aPicture());
  expect(await refusal(office, await bytes())).toBe(code);
  expect((await first(office)).settings.logo).toEqual(logo);
  expect(own.log.filter((line) => line.includes('"failure"'))).toEqual([]);
});

test("a picture of 900 million points is refused before it is opened", async () => {
  const office = await anOffice(own);
  const bytes = bomb();
  expect(bytes.length).toBeLessThan(MAX_LOGO_BYTES);
  const before = process.memoryUsage().rss;
  expect(await refusal(office, bytes)).toBe("LOGO_TOO_MANY_PIXELS");
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

test("a new logo has a new address, the old one and a removed one are gone, and the log says when", async () => {
  const office = await anOffice(own);
  const picture = await aPicture();
  const logo = await set(office, picture);
  expect(await set(office, picture)).toEqual(logo);
  const next = await set(office, picture, { x: 0, y: 0, width: 0.5, height: 1 });
  expect(next.address).not.toBe(logo.address);
  expect((await get(logo.address)).statusCode).toBe(404);
  const { id } = await first(office);
  const params = { id };
  expect((await call(own.app, channelRoutes.removeLogo, { as: office.as, params })).settings.logo).toBeNull();
  await call(own.app, channelRoutes.removeLogo, { as: office.as, params });
  expect((await get(next.address)).statusCode).toBe(404);
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: id } });
  const logos = entries.filter(({ action }) => action === "channel.changed");
  expect(logos.map(({ details }) => details)).toEqual([{ fields: ["logo"] }, { fields: ["logo"] }, { fields: ["logo"] }]);
});

test("a logo follows its channel to a new address, and is found at the former one", async () => {
  const office = await anOffice(own);
  const logo = await set(office, await aPicture());
  const { id } = await first(office);
  const moved = await call(own.app, channelRoutes.update, { as: office.as, params: { id }, body: { linkSuffix: `neu-${id}` } });
  expect(moved.settings.logo!.address).toContain(`/portal/neu-${id}/logo/`);
  for (const { address } of [logo, moved.settings.logo!]) expect((await get(address)).statusCode).toBe(200);
});

test("nobody else can set or remove it; addresses that are none are not found", async () => {
  const [office, other] = [await anOffice(own), await anOffice(own)];
  const logo = await set(office, await aPicture());
  const { id, linkSuffix } = await first(office);
  expect(await refused(own.app, channelRoutes.setLogo, input(other, id, await aPicture()))).toBe("NOT_FOUND");
  expect(await refused(own.app, channelRoutes.removeLogo, { as: other.as, params: { id } })).toBe("NOT_FOUND");
  const foreign = (await first(other)).linkSuffix;
  const hash = logo.address.split("/").at(-1)!;
  for (const url of [`/portal/${foreign}/logo/${hash}`, `/portal/${linkSuffix}/logo/x`, `/portal/%00/logo/${hash}`, `/portal/a'b/logo/%00`])
    expect((await get(url)).statusCode, url).toBe(404);
});

test("a channel's own colour is kept as it was chosen, or none; anything else is refused", async () => {
  const office = await anOffice(own);
  const { id, settings } = await first(office);
  expect(settings.brandColor).toBeNull();
  const change = (brandColor: string | null) => ({ as: office.as, params: { id }, body: { settings: { brandColor } } });
  expect((await call(own.app, channelRoutes.update, change("#ff6600"))).settings).toEqual({ ...settings, brandColor: "#ff6600" });
  for (const wrong of ["red", "#ff660", "#FF6600", "#ff6600;}", "url(x)", ""])
    expect(await refused(own.app, channelRoutes.update, change(wrong))).toBe("INVALID_INPUT");
  expect((await call(own.app, channelRoutes.update, change(null))).settings.brandColor).toBeNull();
});
