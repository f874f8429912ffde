import { expect, test } from "vitest";
import { keepTogether } from "./rich-text.tsx";

test.each([
  ["nach § 16 Abs. 3 HinSchG", "nach §\u00A016 Abs.\u00A03 HinSchG"],
  ["§§ 33 bis 36, Art. 6 DSGVO, Nr. 8", "§§\u00A033 bis 36, Art.\u00A06 DSGVO, Nr.\u00A08"],
  ["das § Zeichen, 3 Tage, Start. 5 Euro", "das § Zeichen, 3 Tage, Start. 5 Euro"],
])("%s", (text, drawn) => expect(keepTogether(text)).toBe(drawn));
