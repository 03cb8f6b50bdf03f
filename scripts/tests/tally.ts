/** How a run of tests ended. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** Why each skipped test was skipped. */
  readonly skipped: readonly string[]
  /** What this machine could not run at all, and why. */
  readonly notRun?: readonly string[]
  /** Name and error of each failed test that nobody has told yet. */
  readonly failures?: readonly string[]
  /** What failed first and passed when it was run once more. */
  readonly unsteady?: readonly string[]
}

/** One tally of several runs. */
export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.flatMap(({ skipped }) => skipped),
  notRun: tallies.flatMap(({ notRun = [] }) => notRun),
  failures: tallies.flatMap(({ failures = [] }) => failures),
  unsteady: tallies.flatMap(({ unsteady = [] }) => unsteady),
})

/** What a run ends with: what failed long before its end, what was not run or skipped and why, and the sums. */
export const tallyLines = (tally: Tally): readonly string[] => {
  const { passed, failed, skipped, notRun = [], failures = [], unsteady = [] } = tally
  const counts = Map.groupBy(skipped, (reason) => reason)
  const reasons = [...counts].map(([reason, tests]) => `${tests.length} skipped: ${reason}`)
  const told = failures.map((failure) => `failed: ${failure}`)
  const wavering = unsteady.map((name) => `passed only when run once more: ${name}`)
  const missing = notRun.map((reason) => `not run: ${reason}`)
  const sums = `${passed} passed, ${failed} failed, ${skipped.length} skipped`
  return [...told, ...wavering, ...missing, ...reasons, sums]
}

/** What a run exits with: 1 where anything failed, and where nothing may be skipped also where something was, or was not run. */
export const exitCodeOf = ({ failed, skipped, notRun = [] }: Tally, mayNotSkip: boolean): 0 | 1 => {
  const isIncomplete = skipped.length > 0 || notRun.length > 0
  return failed > 0 || (mayNotSkip && isIncomplete) ? 1 : 0
}
