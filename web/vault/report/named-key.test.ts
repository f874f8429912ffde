import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toBase64Url } from "@hz/crypto";
import { fragmentOf, namedKey } from "./named-key.ts";

const ADDRESS = "https://hinweise.example/portal/muster?neu=1";
const KEY = "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCd8";

test("an address without a fragment names no key", () => {
  expect(namedKey(ADDRESS, 0)).toEqual({ state: "none" });
  expect(fragmentOf({ state: "none" })).toBe("");
});

test("every fingerprint of 32 bytes is read from its link, and the link is made from it again", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const fragment = `#k=${toBase64Url(new Uint8Array(bytes))}`;
      const named = namedKey(ADDRESS + fragment, 0);
      expect(named).toMatchObject({ state: "named" });
      expect(fragmentOf(named)).toBe(fragment);
    }),
  );
});

describe("a fragment is refused", () => {
  test.each([
    ["that is empty", "#"],
    ["without a fingerprint", "#k="],
    ["that is none of ours", "#top"],
    ["with a character missing", `#k=${KEY.slice(0, -1)}`],
    ["with a character too many", `#k=${KEY}A`],
    ["with a full stop at its end", `#k=${KEY}.`],
    ["that is not base64url", `#k=${KEY.slice(0, -2)}+8`],
    ["whose last bits are not zero", `#k=${KEY.slice(0, -1)}9`],
    ["that names it twice", `#k=${KEY}&k=${KEY}`],
    ["that names something else beside it", `#k=${KEY}&x=1`],
    ["that names it under another name", `#K=${KEY}`],
    ["that holds a second one", `#k=${KEY}#k=${KEY}`],
    ["that is encoded", `#k%3D${KEY}`],
    ["with a line end", `#k=${KEY}\n`],
  ])("%s", (_name, fragment) => {
    const named = namedKey(ADDRESS + fragment, 0);
    expect(named).toEqual({ state: "refused", why: "malformed" });
    expect(namedKey(ADDRESS + fragmentOf(named), 0)).toEqual(named);
  });
});

test("a page that came by a redirect is refused, whatever its address says", () => {
  for (const fragment of ["", "#", `#k=${KEY}`]) {
    expect(namedKey(ADDRESS + fragment, 1)).toEqual({ state: "refused", why: "redirected" });
  }
});
