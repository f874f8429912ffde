// Written by `npm run site:pictures`.
/** Pictures of the product's screens, for light and dark pages, with the size of the screen they show. */
export const SCREENS = {
  fall: {
    hell: [
      { src: "/bilder/fall-hell.webp?v=ebffc738", pixels: 1378 },
      { src: "/bilder/fall-hell-klein.webp?v=b262e443", pixels: 772 },
    ],
    dunkel: [
      { src: "/bilder/fall-dunkel.webp?v=13267b69", pixels: 1378 },
      { src: "/bilder/fall-dunkel-klein.webp?v=a91ec178", pixels: 772 },
    ],
    width: 1060,
    height: 700,
  },
  meldungen: {
    hell: [
      { src: "/bilder/meldungen-hell.webp?v=ac31a853", pixels: 1344 },
      { src: "/bilder/meldungen-hell-klein.webp?v=1e19c3a8", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldungen-dunkel.webp?v=5e74654f", pixels: 1344 },
      { src: "/bilder/meldungen-dunkel-klein.webp?v=8fba142b", pixels: 753 },
    ],
    width: 1120,
    height: 640,
  },
  meldekanal: {
    hell: [
      { src: "/bilder/meldekanal-hell.webp?v=96dc70ca", pixels: 1344 },
      { src: "/bilder/meldekanal-hell-klein.webp?v=852cf568", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldekanal-dunkel.webp?v=284585d9", pixels: 1344 },
      { src: "/bilder/meldekanal-dunkel-klein.webp?v=116aa317", pixels: 753 },
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
      { src: "/bilder/formular-dunkel-klein.webp?v=4baa29f2", pixels: 328 },
    ],
    width: 390,
    height: 800,
  },
  passwort: {
    hell: [
      { src: "/bilder/passwort-hell.webp?v=0aa5793f", pixels: 585 },
      { src: "/bilder/passwort-hell-klein.webp?v=544b2757", pixels: 328 },
    ],
    dunkel: [
      { src: "/bilder/passwort-dunkel.webp?v=c4c2cd69", pixels: 585 },
      { src: "/bilder/passwort-dunkel-klein.webp?v=202ff426", pixels: 328 },
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
