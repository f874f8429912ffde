// What the browser's own translator offers, after https://webmachinelearning.github.io/translation-api. Nothing here calls anybody.

type Availability = "unavailable" | "downloadable" | "downloading" | "available";
type Pair = { sourceLanguage: string; targetLanguage: string };
type Creation = Pair & { signal: AbortSignal; monitor: (model: EventTarget) => void };
type Translator = { translate: (text: string) => Promise<string> };
type Guess = { detectedLanguage?: string; confidence?: number };
type Browser = {
  Translator?: { availability: (pair: Pair) => Promise<Availability>; create: (creation: Creation) => Promise<Translator> };
  LanguageDetector?: {
    availability: () => Promise<Availability>;
    create: () => Promise<{ detect: (text: string) => Promise<Guess[]>; destroy: () => void }>;
  };
  navigator?: { userAgentData?: { brands: { brand: string }[] } };
};

/** Into what the desk's people have it translated. */
const TARGET = "de";
/** The draft leaves it to browsers where they translate; the makers of these say that it is on the device. */
const ON_DEVICE = ["Google Chrome", "Microsoft Edge"];
/** From so much on a guess at a text's language counts more than the language of the page it was written on. */
const SURE = 0.9;

/** A translation that this browser can make by itself: of which language, and whether it has first to load what it needs for it. */
export type Offer = { from: string; isLoaded: boolean };

/** Whether this browser can translate a text into German on the device; `written` is the language of the page it was written on. */
export async function translationOffer(text: string, written: string, browser: Browser = globalThis as Browser): Promise<Offer | null> {
  const { Translator, navigator } = browser;
  const isOnDevice = navigator?.userAgentData?.brands.some(({ brand }) => ON_DEVICE.includes(brand));
  if (!Translator || !isOnDevice || !text.trim()) return null;
  try {
    const from = (await guessed(text, browser)) ?? written;
    if (from === TARGET) return null;
    const found = await Translator.availability({ sourceLanguage: from, targetLanguage: TARGET });
    return found === "unavailable" ? null : { from, isLoaded: found === "available" };
  } catch {
    return null;
  }
}

/** The language that the browser takes a text for, where it is sure and has what it takes at hand. */
async function guessed(text: string, { LanguageDetector }: Browser): Promise<string | null> {
  if ((await LanguageDetector?.availability()) !== "available") return null;
  const detector = await LanguageDetector!.create();
  const [first] = await detector.detect(text);
  detector.destroy();
  return first?.detectedLanguage && (first.confidence ?? 0) >= SURE ? first.detectedLanguage : null;
}

/**
 * What translates from a language, one text at a time; `onLoaded` hears the share, 0 to 1, of what the browser loads for it. Throws
 * where it does not come. Only after somebody's click do browsers load.
 */
export async function startTranslator(
  from: string,
  onLoaded: (share: number) => void,
  signal: AbortSignal,
  { Translator }: Browser = globalThis as Browser,
): Promise<(text: string) => Promise<string>> {
  const monitor = (model: EventTarget) => model.addEventListener("downloadprogress", (event) => onLoaded((event as ProgressEvent).loaded));
  const translator = await Translator!.create({ sourceLanguage: from, targetLanguage: TARGET, signal, monitor });
  return (text) => translator.translate(text);
}
