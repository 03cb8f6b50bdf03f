import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { runChecks } from './check.ts'
import { runJourneys, type Tally } from './e2e.ts'

const results = join('test-results', 'unit.json')
const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  success: z.boolean(),
})

const runUnitTests = async (): Promise<Tally> => {
  await rm(results, { force: true })
  await new Promise<void>((resolve) => {
    const cli = join('node_modules', 'vitest', 'vitest.mjs')
    const args = [
      '--disable-warning=ExperimentalWarning',
      cli,
      'run',
      '--reporter=default',
      '--reporter=json',
    ]
    const child = spawn(process.execPath, [...args, `--outputFile.json=${results}`], { stdio: 'inherit' })
    child.on('exit', () => resolve())
  })
  const text = await readFile(results, 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 1, skipped: 0 }
  const told = report.parse(JSON.parse(text))
  const failed = Math.max(told.numFailedTests, told.success ? 0 : 1)
  return { passed: told.numPassedTests, failed, skipped: told.numPendingTests + told.numTodoTests }
}

const tallies: Tally[] = [{ ...(await runChecks()), skipped: 0 }, await runUnitTests(), await runJourneys()]
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exitCode = sum('failed') === 0 ? 0 : 1
