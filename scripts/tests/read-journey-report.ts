import { z } from 'zod'
import type { Tally } from './tally.ts'

interface Suite {
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[]
  readonly suites?: readonly Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(suite).optional()
  },
})

const report = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
})

/** How a run of journeys ended, and which of them. */
export interface JourneyTally extends Tally {
  readonly passedTitles: readonly string[]
  readonly failedTitles: readonly string[]
}

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)]

/** Reads what Playwright's JSON reporter wrote. A run that broke outside its journeys has at least one failure. */
export const readJourneyReport = (text: string, hasSucceeded: boolean): JourneyTally => {
  const { stats, errors, suites } = report.parse(JSON.parse(text))
  const failed = stats.unexpected + stats.flaky + errors.length
  const specs = suites.flatMap(specsIn)
  const titlesOf = (isPassed: boolean) => specs.filter(({ ok }) => ok === isPassed).map(({ title }) => title)
  return {
    passed: stats.expected,
    failed: Math.max(failed, hasSucceeded ? 0 : 1),
    skipped: Array.from({ length: stats.skipped }, () => 'a journey, marked above'),
    passedTitles: titlesOf(true),
    failedTitles: titlesOf(false),
  }
}

/** As many failed journeys may be run once more: where more fail it is no accident. */
const secondRunMaximum = 4

/** Whether failed journeys are worth a second run: few of them, and nothing failed beside them. */
export const deservesSecondRun = ({ failed, failedTitles }: JourneyTally): boolean =>
  failed > 0 && failed === failedTitles.length && failed <= secondRunMaximum

/** The sum of a run and of the second run of what failed in it, which names what passed only then. */
export const withSecondRun = (first: JourneyTally, second: JourneyTally): Tally => ({
  passed: first.passed + second.passed,
  failed: second.failed + Math.max(0, first.failed - second.passed - second.failed),
  skipped: first.skipped,
  unsteady: second.passedTitles,
})
