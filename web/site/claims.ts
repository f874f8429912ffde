/**
 * What the operator says about itself and what no software can prove. A claim is shown only with its evidence: advertising
 * with what cannot be shown is misleading (§ 5 UWG). So the site claims nothing until somebody fills in `evidence`.
 */
type Claim = {
  claim: string;
  /** What proves it, in words people can check, and where it can be read; null while there is nothing. */
  evidence: { text: string; href: string | null } | null;
};

export const CLAIMS: readonly Claim[] = [
  { claim: "Über 500 Unternehmen als Kunden", evidence: null },
  { claim: "Mehr als 10.000 Meldungen sicher übermittelt", evidence: null },
  { claim: "99,9 % Verfügbarkeit im Monat", evidence: null },
  { claim: "Support rund um die Uhr", evidence: null },
  { claim: "ISO 27001 zertifiziert", evidence: null },
  { claim: "SOC 2 geprüft", evidence: null },
  { claim: "Server in Deutschland", evidence: null },
  { claim: "Portal in 18 Sprachen", evidence: null },
];

/** The claims that may be shown. */
export const proven = (claims: readonly Claim[]) =>
  claims.flatMap(({ claim, evidence }) => (evidence === null ? [] : [{ claim, evidence }]));
