import { expect, test } from "vitest";
import { BillingDetails, NewBillingDetails } from "./details.ts";

const details = (postalCode: string, country = "DE") => ({
  companyName: "Muster AG",
  line1: "Hauptstraße 1",
  postalCode,
  city: "Köln",
  country,
  vatId: "",
});

test("a German postal code has five digits; one of another country is as it is, and what was kept before is still read", () => {
  for (const wrong of ["123", "506670", "D-50667", "5066a"]) {
    const { error } = NewBillingDetails.safeParse(details(wrong));
    expect(error?.issues).toMatchObject([{ path: ["postalCode"], message: "A German postal code has five digits" }]);
    expect(BillingDetails.safeParse(details(wrong)).success).toBe(true);
  }
  expect(NewBillingDetails.safeParse(details(" 50667 ")).success).toBe(true);
  expect(NewBillingDetails.safeParse(details("1010", "AT")).success).toBe(true);
});
