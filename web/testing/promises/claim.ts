/** Where it is seen: a file of this repository, and what stands there word for word, such as the title of a test. */
export type Proof = readonly [file: string, quote: string];

/** Whose word it is where the software does not prove it. */
export const WORDS = {
  operator: "The operator's word (Zusage des Betreibers)",
  office: "The word of the company and its office",
  law: "What the law says",
  nobody: "Not provable by software",
} as const;

/** Something that is promised, in whatever sentences: what proves it, and what no test of ours can. */
export type Claim = {
  claim: string;
  proofs?: readonly Proof[];
  word?: keyof typeof WORDS;
  /** What the proofs do not reach, or why there are none. */
  limit?: string;
};
export type Claims = Readonly<Record<string, Claim>>;
