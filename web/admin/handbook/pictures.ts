// Written by `npm run handbook:pictures`.
/** The handbook's pictures with the size at which they are shown. */
export const PICTURES = {
  dashboard: { src: new URL("./pictures/dashboard.webp", import.meta.url).href, width: 960, height: 700 },
  meldungen: { src: new URL("./pictures/meldungen.webp", import.meta.url).href, width: 1280, height: 700 },
  meldung: { src: new URL("./pictures/meldung.webp", import.meta.url).href, width: 1120, height: 700 },
  nachrichten: { src: new URL("./pictures/nachrichten.webp", import.meta.url).href, width: 900, height: 748 },
  notizen: { src: new URL("./pictures/notizen.webp", import.meta.url).href, width: 900, height: 508 },
  benutzer: { src: new URL("./pictures/benutzer.webp", import.meta.url).href, width: 960, height: 590 },
  einladung: { src: new URL("./pictures/einladung.webp", import.meta.url).href, width: 960, height: 680 },
  abteilungen: { src: new URL("./pictures/abteilungen.webp", import.meta.url).href, width: 960, height: 640 },
  kategorien: { src: new URL("./pictures/kategorien.webp", import.meta.url).href, width: 960, height: 600 },
  meldekanal: { src: new URL("./pictures/meldekanal.webp", import.meta.url).href, width: 960, height: 660 },
  abrechnung: { src: new URL("./pictures/abrechnung.webp", import.meta.url).href, width: 960, height: 760 },
  konto: { src: new URL("./pictures/konto.webp", import.meta.url).href, width: 740, height: 468 },
  einstellungen: { src: new URL("./pictures/einstellungen.webp", import.meta.url).href, width: 740, height: 598 },
} as const;
