/** How much presence there is, and for how long. Milliseconds where named so. */
export const presenceLimits = {
  /** The people whose names are sent; more are counted. */
  people: 24,
  /** Whoever lost their line is still there for so long: most are back sooner. */
  lingerMs: 5_000,
  /** A request for edit control that nobody answers ends after this. */
  askMs: 60_000,
  /** Whoever asked may ask again so long after the answer, or after they took it back. */
  askAgainMs: 15_000,
}
