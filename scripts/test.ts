import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runChecks } from './check.ts'
import { runJourneys } from './e2e.ts'
import { readUnitReport } from './tests/read-unit-report.ts'
import { sumTallies, type Tally, tallyLines } from './tests/tally.ts'

const results = join('test-results', 'unit.json')

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
  return text === null ? { passed: 0, failed: 1, skipped: [] } : readUnitReport(text)
}

const mayNotSkip = process.argv.includes('--no-skip')
const checks: Tally = { ...(await runChecks()), skipped: [] }
const tally = sumTallies([checks, await runUnitTests(), await runJourneys()])
for (const line of tallyLines(tally)) console.log(line)
process.exitCode = tally.failed > 0 || (mayNotSkip && tally.skipped.length > 0) ? 1 : 0
