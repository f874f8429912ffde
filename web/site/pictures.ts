// Written by `npm run site:pictures`.
/** Pictures of the product's screens, for light and dark pages, with the size of the screen they show. */
export const SCREENS = {
  fall: {
    hell: [
      { src: "/bilder/fall-hell.webp?v=455c8583", pixels: 1378 },
      { src: "/bilder/fall-hell-klein.webp?v=6755c16b", pixels: 772 },
    ],
    dunkel: [
      { src: "/bilder/fall-dunkel.webp?v=10f12ebb", pixels: 1378 },
      { src: "/bilder/fall-dunkel-klein.webp?v=a34f7487", pixels: 772 },
    ],
    width: 1060,
    height: 700,
  },
  meldungen: {
    hell: [
      { src: "/bilder/meldungen-hell.webp?v=6115ae6b", pixels: 1344 },
      { src: "/bilder/meldungen-hell-klein.webp?v=00a09379", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldungen-dunkel.webp?v=8fb57fc7", pixels: 1344 },
      { src: "/bilder/meldungen-dunkel-klein.webp?v=979a6474", pixels: 753 },
    ],
    width: 1120,
    height: 640,
  },
  meldekanal: {
    hell: [
      { src: "/bilder/meldekanal-hell.webp?v=912cb129", pixels: 1344 },
      { src: "/bilder/meldekanal-hell-klein.webp?v=61c7fa59", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldekanal-dunkel.webp?v=77171d4b", pixels: 1344 },
      { src: "/bilder/meldekanal-dunkel-klein.webp?v=157e49d2", pixels: 753 },
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
      { src: "/bilder/passwort-hell.webp?v=f3f983e8", pixels: 585 },
      { src: "/bilder/passwort-hell-klein.webp?v=69f91255", pixels: 328 },
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
