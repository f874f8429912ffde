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
      { src: "/bilder/fall-dunkel-klein.webp?v=84dba8e0", pixels: 772 },
    ],
    width: 1060,
    height: 700,
  },
  meldungen: {
    hell: [
      { src: "/bilder/meldungen-hell.webp?v=ab6c09c0", pixels: 1344 },
      { src: "/bilder/meldungen-hell-klein.webp?v=07560952", pixels: 753 },
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
      { src: "/bilder/meldekanal-hell.webp?v=f5a6e78b", pixels: 1344 },
      { src: "/bilder/meldekanal-hell-klein.webp?v=21ec9ba8", pixels: 753 },
    ],
    dunkel: [
      { src: "/bilder/meldekanal-dunkel.webp?v=5eacb804", pixels: 1344 },
      { src: "/bilder/meldekanal-dunkel-klein.webp?v=e53024e6", pixels: 753 },
    ],
    width: 1120,
    height: 640,
  },
  formular: {
    hell: [
      { src: "/bilder/formular-hell.webp?v=7d1d67cf", pixels: 585 },
      { src: "/bilder/formular-hell-klein.webp?v=5acbff41", pixels: 328 },
    ],
    dunkel: [
      { src: "/bilder/formular-dunkel.webp?v=323a3415", pixels: 585 },
      { src: "/bilder/formular-dunkel-klein.webp?v=1ec09c5b", pixels: 328 },
    ],
    width: 390,
    height: 800,
  },
  passwort: {
    hell: [
      { src: "/bilder/passwort-hell.webp?v=9662d857", pixels: 585 },
      { src: "/bilder/passwort-hell-klein.webp?v=1b76ec5c", pixels: 328 },
    ],
    dunkel: [
      { src: "/bilder/passwort-dunkel.webp?v=fe9b6da5", pixels: 585 },
      { src: "/bilder/passwort-dunkel-klein.webp?v=4405ea76", pixels: 328 },
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
