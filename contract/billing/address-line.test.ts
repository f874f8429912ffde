import { expect, test } from "vitest";
import { addressIn, addressLine } from "./address-line.ts";

const cologne = { line1: "Hauptstraße 1, Hof 2", postalCode: "50667", city: "Köln am Rhein", country: "DE" };

test("an address becomes a line that is read back; one abroad says its country", () => {
  expect(addressLine(cologne)).toBe("Hauptstraße 1, Hof 2, 50667 Köln am Rhein");
  expect(addressIn(addressLine(cologne))).toEqual(cologne);
  expect(addressLine({ line1: "Ring 1", postalCode: "1010", city: "Wien", country: "AT" })).toBe("Ring 1, 1010 Wien, Österreich");
});

test.each(["", "Hamburg", "Hauptstraße 1", "Ring 1, 1010 Wien, Österreich", "Weg 1, 10115 Berlin, Hinterhaus", "Weg 1 10115 Berlin"])(
  "%j is no line of which street, postal code and city are known",
  (line) => expect(addressIn(line)).toBeNull(),
);
