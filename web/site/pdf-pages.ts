import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";

/** How pages are called; `{page}` and `{pages}` stand for numbers. */
export type PageWords = { page: string; brokenPage: string };

/** A PDF's points are 72 to the inch, a browser's pixels 96. */
const ACTUAL_SIZE = 96 / 72;
/** A page that fits is not blown up beyond this. */
const LARGEST_FIT = 1.8;
/** A canvas larger than this is drawn coarser: phones give up on it. */
const MOST_PIXELS = 12_000_000;
const MARGIN = 16;

type Place = { element: HTMLElement; number: number; page: PDFPageProxy | null; visible: boolean; stop: (() => void) | null };

/**
 * Puts a document's pages one below the other, each drawn while it is near the screen. Resolves, once the first page is drawn, to
 * the function that changes their size. Throws where the first page does not open.
 */
export async function showPages(pdf: PDFDocumentProxy, words: PageWords, fitAtFirst: boolean): Promise<(fit: boolean) => void> {
  let fit = fitAtFirst;
  const first = await pdf.getPage(1);
  const scaleOf = (page: PDFPageProxy) => {
    const { width } = page.getViewport({ scale: 1 });
    return fit ? Math.min(LARGEST_FIT, Math.max(0.1, (document.documentElement.clientWidth - 2 * MARGIN) / width)) : ACTUAL_SIZE;
  };
  const places = Array.from({ length: pdf.numPages }, (_, index): Place => {
    const element = document.createElement("section");
    const number = index + 1;
    element.ariaLabel = words.page.replace("{page}", String(number)).replace("{pages}", String(pdf.numPages));
    return { element, number, page: number === 1 ? first : null, visible: false, stop: null };
  });
  // Pages that were not read yet are taken to be as large as the first.
  const resize = (place: Place) => {
    const page = place.page ?? first;
    const { width, height } = page.getViewport({ scale: scaleOf(page) });
    place.element.style.width = `${width}px`;
    place.element.style.height = `${height}px`;
  };
  const clear = (place: Place) => {
    place.stop?.();
    place.stop = null;
    place.element.replaceChildren();
  };
  const draw = async (place: Place) => {
    clear(place);
    let stopped = false;
    place.stop = () => (stopped = true);
    place.page ??= await pdf.getPage(place.number);
    if (stopped) return;
    resize(place);
    const { done, stop } = drawPage(place.page, scaleOf(place.page), place.element);
    place.stop = stop;
    await done;
  };
  const drawOrSay = (place: Place) =>
    draw(place).catch((error: unknown) => {
      if (!isStopped(error)) place.element.replaceChildren(Object.assign(document.createElement("p"), { textContent: words.brokenPage }));
    });

  for (const place of places) resize(place);
  const main = document.createElement("main");
  main.append(...places.map(({ element }) => element));
  document.body.replaceChildren(main);
  await draw(places[0]!);

  const near = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        const place = places.find(({ element }) => element === target)!;
        if (isIntersecting === place.visible) continue;
        place.visible = isIntersecting;
        if (!isIntersecting) clear(place);
        else if (!place.stop) void drawOrSay(place);
      }
    },
    { rootMargin: "100% 0px" },
  );
  for (const { element } of places) near.observe(element);

  const again = () => {
    anchorView(
      places.map(({ element }) => element),
      () => places.forEach(resize),
    );
    for (const place of places) if (place.visible) void drawOrSay(place);
  };
  let width = document.documentElement.clientWidth;
  addEventListener("resize", () => {
    if (!fit || width === document.documentElement.clientWidth) return;
    width = document.documentElement.clientWidth;
    again();
  });
  return (next) => {
    if (fit === next) return;
    fit = next;
    again();
  };
}

/** What is being read stays where it is while `change` makes the pages larger or smaller. */
function anchorView(pages: HTMLElement[], change: () => void): void {
  const read = pages.find((page) => page.getBoundingClientRect().bottom > 0) ?? pages[0]!;
  const before = read.getBoundingClientRect();
  const share = -before.top / before.height;
  change();
  const after = read.getBoundingClientRect();
  scrollBy(0, after.top + share * after.height);
}

const isStopped = (error: unknown) => error instanceof Error && /^(RenderingCancelled|Abort)Exception$/.test(error.name);

/** Draws a page as a picture with its text over it, unseen, to be read out, marked and copied. */
function drawPage(page: PDFPageProxy, scale: number, place: HTMLElement): { done: Promise<void>; stop: () => void } {
  const viewport = page.getViewport({ scale });
  const density = Math.min(devicePixelRatio, 3, Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)));
  const canvas = document.createElement("canvas");
  canvas.ariaHidden = "true";
  canvas.width = Math.max(1, Math.floor(viewport.width * density));
  canvas.height = Math.max(1, Math.floor(viewport.height * density));
  const container = document.createElement("div");
  container.className = "text";
  place.style.setProperty("--total-scale-factor", String(scale));
  place.replaceChildren(canvas, container);
  const picture = page.render({ canvas, viewport: page.getViewport({ scale: scale * density }) });
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  // Without its text a page is still to be seen.
  const texts = text.render().catch(() => undefined);
  return {
    done: picture.promise.then(() => texts as Promise<void>),
    stop: () => {
      picture.cancel();
      text.cancel();
    },
  };
}
