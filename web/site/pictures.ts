// Written by `npm run site:pictures`.
/** Pictures of the product's screens, for light and dark pages, with the size of the screen they show. */
export const SCREENS = {
  fall: {
    hell: [
      { src: "/bilder/fall-hell.webp?v=3a5da880", pixels: 1378 },
      { src: "/bilder/fall-hell-klein.webp?v=13ef4949", pixels: 772 },
    ],
    dunkel: [
      { src: "/bilder/fall-dunkel.webp?v=3857b273", pixels: 1378 },
      { src: "/bilder/fall-dunkel-klein.webp?v=bc196511", pixels: 772 },
    ],
    width: 1060,
    height: 700,
  },
  meldungen: {
    hell: [
      { src: "/bilder/meldungen-hell.webp?v=3b2ba685", pixels: 1344 },
      { src: "/bilder/meldungen-hell-klein.webp?v=404ab20d", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldungen-dunkel.webp?v=4b4cc751", pixels: 1344 },
      { src: "/bilder/meldungen-dunkel-klein.webp?v=961ad0fb", pixels: 753 },
    ],
    width: 1120,
    height: 640,
  },
  meldekanal: {
    hell: [
      { src: "/bilder/meldekanal-hell.webp?v=cb67b9e7", pixels: 1344 },
      { src: "/bilder/meldekanal-hell-klein.webp?v=1f3d8755", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldekanal-dunkel.webp?v=bd4b3a71", pixels: 1344 },
      { src: "/bilder/meldekanal-dunkel-klein.webp?v=9b2c0082", pixels: 753 },
    ],
    width: 1120,
    height: 640,
  },
  formular: {
    hell: [
      { src: "/bilder/formular-hell.webp?v=8f434575", pixels: 585 },
      { src: "/bilder/formular-hell-klein.webp?v=a3965b58", pixels: 328 },
    ],
    dunkel: [
      { src: "/bilder/formular-dunkel.webp?v=046e53bb", pixels: 585 },
      { src: "/bilder/formular-dunkel-klein.webp?v=afa20728", pixels: 328 },
    ],
    width: 390,
    height: 800,
  },
  passwort: {
    hell: [
      { src: "/bilder/passwort-hell.webp?v=5f0d741c", pixels: 585 },
      { src: "/bilder/passwort-hell-klein.webp?v=220bc32a", pixels: 328 },
    ],
    dunkel: [
      { src: "/bilder/passwort-dunkel.webp?v=ae3e1989", pixels: 585 },
      { src: "/bilder/passwort-dunkel-klein.webp?v=d369b9b6", pixels: 328 },
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
