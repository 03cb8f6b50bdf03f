import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  deservesSecondRun,
  type JourneyTally,
  readJourneyReport,
  withSecondRun,
} from './tests/read-journey-report.ts'
import type { Tally } from './tests/tally.ts'

const results = join('test-results', 'e2e.json')

/** Runs the journeys in a real browser; extra arguments go to Playwright. */
const runJourneys = async (args: readonly string[]): Promise<JourneyTally> => {
  await rm(results, { force: true })
  const code = await new Promise<number>((resolve) => {
    const cli = join('node_modules', '@playwright', 'test', 'cli.js')
    const child = spawn(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts', ...args], {
      stdio: 'inherit',
    })
    child.on('exit', (status) => resolve(status ?? 1))
  })
  const text = await readFile(results, 'utf8').catch(() => null)
  return text === null
    ? { passed: 0, failed: 1, skipped: [], passedTitles: [], failedTitles: [] }
    : readJourneyReport(text, code === 0)
}

/** Runs all journeys, and few that failed once more on a product of their own: those that pass then are named. */
export const runJourneysTwice = async (): Promise<Tally> => {
  const first = await runJourneys([])
  return deservesSecondRun(first) ? withSecondRun(first, await runJourneys(['--last-failed'])) : first
}

if (process.argv[1]?.endsWith('e2e.ts')) {
  const { failed } = await runJourneys(process.argv.slice(2))
  process.exitCode = failed === 0 ? 0 : 1
}
