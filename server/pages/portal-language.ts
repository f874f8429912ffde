import type { PortalLanguage } from "./renderer.ts";

const isOurs = (tag: string | undefined): tag is PortalLanguage => tag === "de" || tag === "en";

/**
 * Takes what the address asks for, the channel's default and the browser's Accept-Language and gives the language of a
 * portal page: the address first, then the channel; a channel set to "auto" follows the browser, German when that says nothing.
 */
export function choosePortalLanguage(
  asked: unknown,
  channelDefault: PortalLanguage | "auto",
  acceptLanguage: string | undefined,
): PortalLanguage {
  if (typeof asked === "string" && isOurs(asked)) return asked;
  if (channelDefault !== "auto") return channelDefault;
  const wishes = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag, ...rest] = part.trim().toLowerCase().split(";");
    const weight = rest.find((one) => one.trim().startsWith("q="))?.split("=")[1];
    return { language: tag?.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = wishes.filter((wish) => wish.weight > 0).sort((a, b) => b.weight - a.weight);
  return best.map((wish) => wish.language).find(isOurs) ?? "de";
}
