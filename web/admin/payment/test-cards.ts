/** The known test cards, by what the simulator calls them. No number ever leaves the page. */
export const TEST_CARDS = [
  { card: "visa", label: "cardTestVisa" },
  { card: "declined", label: "cardTestDeclined" },
  { card: "insufficient_funds", label: "cardTestFunds" },
  { card: "expired", label: "cardTestExpired" },
  { card: "authentication", label: "cardTestAuthentication" },
  { card: "always_authenticate", label: "cardTestAlways" },
  { card: "later_failure", label: "cardTestLater" },
] as const;
