import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Tally } from './tests/tally.ts'

const results = join('test-results', 'e2e.json')
const report = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
})

/** Runs the journeys in a real browser; extra arguments go to Playwright. */
export const runJourneys = async (args: readonly string[] = []): Promise<Tally> => {
  await rm(results, { force: true })
  const code = await new Promise<number>((resolve) => {
    const cli = join('node_modules', '@playwright', 'test', 'cli.js')
    const child = spawn(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts', ...args], {
      stdio: 'inherit',
    })
    child.on('exit', (status) => resolve(status ?? 1))
  })
  const text = await readFile(results, 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 1, skipped: [] }
  const { stats, errors } = report.parse(JSON.parse(text))
  // A flaky test is a failed one, and so is a run that broke outside its tests.
  const failed = stats.unexpected + stats.flaky + errors.length
  const skipped = Array.from({ length: stats.skipped }, () => 'a journey, marked above')
  return { passed: stats.expected, failed: Math.max(failed, code === 0 ? 0 : 1), skipped }
}

if (process.argv[1]?.endsWith('e2e.ts')) {
  const { failed } = await runJourneys(process.argv.slice(2))
  process.exitCode = failed === 0 ? 0 : 1
}
