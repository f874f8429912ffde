// Written by `npm run site:pictures`.
/** Pictures of the product's screens, for light and dark pages, with the size of the screen they show. */
export const SCREENS = {
  fall: {
    hell: [
      { src: "/bilder/fall-hell.webp?v=9e727413", pixels: 1378 },
      { src: "/bilder/fall-hell-klein.webp?v=ad0b3f8d", pixels: 772 },
    ],
    dunkel: [
      { src: "/bilder/fall-dunkel.webp?v=b44a1d93", pixels: 1378 },
      { src: "/bilder/fall-dunkel-klein.webp?v=ab4842b3", pixels: 772 },
    ],
    width: 1060,
    height: 700,
  },
  meldungen: {
    hell: [
      { src: "/bilder/meldungen-hell.webp?v=ab6c09c0", pixels: 1344 },
      { src: "/bilder/meldungen-hell-klein.webp?v=b6c5af55", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldungen-dunkel.webp?v=9044d0d8", pixels: 1344 },
      { src: "/bilder/meldungen-dunkel-klein.webp?v=d1b3fc03", pixels: 753 },
    ],
    width: 1120,
    height: 640,
  },
  meldekanal: {
    hell: [
      { src: "/bilder/meldekanal-hell.webp?v=0e558022", pixels: 1344 },
      { src: "/bilder/meldekanal-hell-klein.webp?v=0d46f85e", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldekanal-dunkel.webp?v=d8c3cd1b", pixels: 1344 },
      { src: "/bilder/meldekanal-dunkel-klein.webp?v=cff6fec4", pixels: 753 },
    ],
    width: 1120,
    height: 640,
  },
  formular: {
    hell: [
      { src: "/bilder/formular-hell.webp?v=5ec1e017", pixels: 585 },
      { src: "/bilder/formular-hell-klein.webp?v=7a163bd2", pixels: 328 },
    ],
    dunkel: [
      { src: "/bilder/formular-dunkel.webp?v=161f868f", pixels: 585 },
      { src: "/bilder/formular-dunkel-klein.webp?v=1e736959", pixels: 328 },
    ],
    width: 390,
    height: 800,
  },
  passwort: {
    hell: [
      { src: "/bilder/passwort-hell.webp?v=b1f51fdc", pixels: 585 },
      { src: "/bilder/passwort-hell-klein.webp?v=1c631e77", pixels: 328 },
    ],
    dunkel: [
      { src: "/bilder/passwort-dunkel.webp?v=8a4bb2ef", pixels: 585 },
      { src: "/bilder/passwort-dunkel-klein.webp?v=98b14d2f", pixels: 328 },
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
