// Written by `npm run site:pictures`.
/** Pictures of the product's screens, for light and dark pages, with the size of the screen they show. */
export const SCREENS = {
  fall: {
    hell: [
      { src: "/bilder/fall-hell.webp?v=ebffc738", pixels: 1378 },
      { src: "/bilder/fall-hell-klein.webp?v=ea3d7850", pixels: 689 },
    ],
    dunkel: [
      { src: "/bilder/fall-dunkel.webp?v=13267b69", pixels: 1378 },
      { src: "/bilder/fall-dunkel-klein.webp?v=d6a2fff2", pixels: 689 },
    ],
    width: 1060,
    height: 700,
  },
  meldungen: {
    hell: [
      { src: "/bilder/meldungen-hell.webp?v=ac31a853", pixels: 1344 },
      { src: "/bilder/meldungen-hell-klein.webp?v=f465de77", pixels: 672 },
    ],
    dunkel: [
      { src: "/bilder/meldungen-dunkel.webp?v=d5fed2a3", pixels: 1344 },
      { src: "/bilder/meldungen-dunkel-klein.webp?v=92331938", pixels: 672 },
    ],
    width: 1120,
    height: 640,
  },
  meldekanal: {
    hell: [
      { src: "/bilder/meldekanal-hell.webp?v=96dc70ca", pixels: 1344 },
      { src: "/bilder/meldekanal-hell-klein.webp?v=67ff671d", pixels: 672 },
    ],
    dunkel: [
      { src: "/bilder/meldekanal-dunkel.webp?v=284585d9", pixels: 1344 },
      { src: "/bilder/meldekanal-dunkel-klein.webp?v=d4033c34", pixels: 672 },
    ],
    width: 1120,
    height: 640,
  },
  formular: {
    hell: [
      { src: "/bilder/formular-hell.webp?v=120a02c1", pixels: 585 },
      { src: "/bilder/formular-hell-klein.webp?v=db762109", pixels: 293 },
    ],
    dunkel: [
      { src: "/bilder/formular-dunkel.webp?v=046e53bb", pixels: 585 },
      { src: "/bilder/formular-dunkel-klein.webp?v=d9725596", pixels: 293 },
    ],
    width: 390,
    height: 800,
  },
  passwort: {
    hell: [
      { src: "/bilder/passwort-hell.webp?v=0aa5793f", pixels: 585 },
      { src: "/bilder/passwort-hell-klein.webp?v=0bc34d96", pixels: 293 },
    ],
    dunkel: [
      { src: "/bilder/passwort-dunkel.webp?v=c4c2cd69", pixels: 585 },
      { src: "/bilder/passwort-dunkel-klein.webp?v=51b384e7", pixels: 293 },
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
