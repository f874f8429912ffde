/**
 * What a portal has to say beside its form (§§ 7, 13, 16 (3) HinSchG, Art. 13 GDPR, § 5 DDG), and how one reports from a device and a
 * network that give nobody away. No zod: the portal's bundle imports this file.
 */
export const DUTY_PAGES = ["procedure", "external", "ways", "devices", "privacy", "imprint", "accessibility"] as const;
export type DutyPage = (typeof DUTY_PAGES)[number];

/** The pages whose text a company may write itself; the others are made of its data alone, so that nothing of them gets lost. */
export const OWN_TEXT_PAGES = ["procedure", "privacy", "imprint", "accessibility"] as const satisfies readonly DutyPage[];
export type OwnTextPage = (typeof OWN_TEXT_PAGES)[number];

/** How an address of the portal calls each of them. */
export const DUTY_ADDRESSES: Record<DutyPage, string> = {
  procedure: "verfahren",
  external: "externe-meldestellen",
  ways: "andere-wege",
  devices: "geraete-und-netze",
  privacy: "datenschutz",
  imprint: "impressum",
  accessibility: "barrierefreiheit",
};

/** Whether a page is one whose text a company may write itself. */
export const hasOwnText = (page: DutyPage): page is OwnTextPage => OWN_TEXT_PAGES.some((one) => one === page);
