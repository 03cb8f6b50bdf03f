// Specification 9: the retry backoff is at most 4 hours.
const longestDelayMs = 14_400_000

/** The pause after the given number of failures in a row: 2, 4, 8 … seconds, at most 4 hours. */
export const retryDelayMs = (failures: number): number => Math.min(longestDelayMs, 1000 * 2 ** failures)
