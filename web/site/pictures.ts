// Written by `npm run site:pictures`.
/** Pictures of the product's screens, for light and dark pages, with the size of the screen they show. */
export const SCREENS = {
  fall: { hell: "/bilder/fall-hell.webp?v=ebffc738", dunkel: "/bilder/fall-dunkel.webp?v=13267b69", width: 1060, height: 700 },
  meldungen: { hell: "/bilder/meldungen-hell.webp?v=137b858c", dunkel: "/bilder/meldungen-dunkel.webp?v=5e74654f", width: 1120, height: 640 },
  meldekanal: { hell: "/bilder/meldekanal-hell.webp?v=96dc70ca", dunkel: "/bilder/meldekanal-dunkel.webp?v=284585d9", width: 1120, height: 640 },
  formular: { hell: "/bilder/formular-hell.webp?v=120a02c1", dunkel: "/bilder/formular-dunkel.webp?v=73e02a37", width: 390, height: 800 },
  passwort: { hell: "/bilder/passwort-hell.webp?v=0aa5793f", dunkel: "/bilder/passwort-dunkel.webp?v=806595b8", width: 390, height: 800 },
} as const;

/** Pictures of 1200 × 630 that stand beside a shared link. */
export const SHARED = {
  start: "/bilder/teilen-start.png?v=50e605d7",
  knowledge: "/bilder/teilen-knowledge.png?v=1c061cde",
  contact: "/bilder/teilen-contact.png?v=0d54037c",
} as const;
