import { z } from 'zod'
import type { Tally } from './tally.ts'

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

/** Why a test was skipped, which its name says: `[bus] over Redis (needs redis-server)`. */
const reasonOf = (name: string): string => /\((needs [^)]+)\)/.exec(name)?.[1] ?? name

/** Reads what Vitest's JSON reporter wrote. A run that failed outside its tests has at least one failure. */
export const readUnitReport = (text: string): Tally => {
  const told = report.parse(JSON.parse(text))
  const tests = told.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed')
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return {
    passed: told.numPassedTests,
    failed: Math.max(told.numFailedTests, told.success ? 0 : 1),
    skipped: skipped.map(({ fullName }) => reasonOf(fullName)),
    failures: failed.map(({ fullName, failureMessages: [message = ''] }) => `${fullName}\n${message}`),
  }
}
