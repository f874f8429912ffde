// Written by `npm run site:pictures`.
/** Pictures of the product's screens, for light and dark pages, with the size of the screen they show. */
export const SCREENS = {
  fall: {
    hell: [
      { src: "/bilder/fall-hell.webp?v=35527a5b", pixels: 1378 },
      { src: "/bilder/fall-hell-klein.webp?v=f07dd98a", pixels: 772 },
    ],
    dunkel: [
      { src: "/bilder/fall-dunkel.webp?v=cc3f5da7", pixels: 1378 },
      { src: "/bilder/fall-dunkel-klein.webp?v=e557db2b", pixels: 772 },
    ],
    width: 1060,
    height: 700,
  },
  meldungen: {
    hell: [
      { src: "/bilder/meldungen-hell.webp?v=f4809071", pixels: 1344 },
      { src: "/bilder/meldungen-hell-klein.webp?v=e6c6d351", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldungen-dunkel.webp?v=ebab2488", pixels: 1344 },
      { src: "/bilder/meldungen-dunkel-klein.webp?v=f03cf52a", pixels: 753 },
    ],
    width: 1120,
    height: 640,
  },
  meldekanal: {
    hell: [
      { src: "/bilder/meldekanal-hell.webp?v=9051d69e", pixels: 1344 },
      { src: "/bilder/meldekanal-hell-klein.webp?v=e9ec0d87", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldekanal-dunkel.webp?v=4f1c065f", pixels: 1344 },
      { src: "/bilder/meldekanal-dunkel-klein.webp?v=2044ab36", pixels: 753 },
    ],
    width: 1120,
    height: 640,
  },
  formular: {
    hell: [
      { src: "/bilder/formular-hell.webp?v=83bc8b0d", pixels: 585 },
      { src: "/bilder/formular-hell-klein.webp?v=f995fea7", pixels: 328 },
    ],
    dunkel: [
      { src: "/bilder/formular-dunkel.webp?v=bddfdb12", pixels: 585 },
      { src: "/bilder/formular-dunkel-klein.webp?v=56bbb93a", pixels: 328 },
    ],
    width: 390,
    height: 800,
  },
  passwort: {
    hell: [
      { src: "/bilder/passwort-hell.webp?v=4c03b419", pixels: 585 },
      { src: "/bilder/passwort-hell-klein.webp?v=b6129b33", pixels: 328 },
    ],
    dunkel: [
      { src: "/bilder/passwort-dunkel.webp?v=65eaecd4", pixels: 585 },
      { src: "/bilder/passwort-dunkel-klein.webp?v=fd5171d2", pixels: 328 },
    ],
    width: 390,
    height: 800,
  },
} as const;

/** Pictures of 1200 × 630 that stand beside a shared link. */
export const SHARED = {
  start: "/bilder/teilen-start.png?v=50e605d7",
  knowledge: "/bilder/teilen-knowledge.png?v=1c061cde",
  contact: "/bilder/teilen-contact.png?v=0d54037c",
} as const;
