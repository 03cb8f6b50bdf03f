/** How a run of tests ended. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** Why each skipped test was skipped. */
  readonly skipped: readonly string[]
  /** Name and error of each failed test that nobody has told yet. */
  readonly failures?: readonly string[]
}

/** One tally of several runs. */
export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.flatMap(({ skipped }) => skipped),
  failures: tallies.flatMap(({ failures = [] }) => failures),
})

/** What a run ends with: what failed long before its end, a line for every reason to skip, and the sums. */
export const tallyLines = ({ passed, failed, skipped, failures = [] }: Tally): readonly string[] => {
  const counts = Map.groupBy(skipped, (reason) => reason)
  const reasons = [...counts].map(([reason, tests]) => `${tests.length} skipped: ${reason}`)
  const told = failures.map((failure) => `failed: ${failure}`)
  return [...told, ...reasons, `${passed} passed, ${failed} failed, ${skipped.length} skipped`]
}
