import { expect, test } from "vitest";
import { isCreditorId, normalCreditorId } from "./creditor-id.ts";

test.each(["DE98ZZZ09999999999", "DE98 ABC 0999 9999 999", "de98zzz09999999999", "AT61ZZZ01234567890", "NL79ZZZ999999990000"])(
  "%s is a creditor identifier, whatever its business code",
  (id) => expect(isCreditorId(normalCreditorId(id))).toBe(true),
);

test.each(["", "DE", "DE97ZZZ09999999999", "DE98ZZZ0999999999", "DE98ZZZ099999999991", "DE98ZZZ0999999999A", "DE89370400440532013000"])(
  "%j is none",
  (id) => expect(isCreditorId(normalCreditorId(id))).toBe(false),
);
