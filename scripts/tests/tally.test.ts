import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deservesSecondRun, readJourneyReport, withSecondRun } from './read-journey-report.ts'
import { readUnitReport } from './read-unit-report.ts'
import { exitCodeOf, sumTallies, type Tally, tallyLines } from './tally.ts'

const report = (statuses: Readonly<Record<string, string>>, success = true) =>
  JSON.stringify({
    numPassedTests: Object.values(statuses).filter((status) => status === 'passed').length,
    numFailedTests: Object.values(statuses).filter((status) => status === 'failed').length,
    success,
    testResults: [
      {
        assertionResults: Object.entries(statuses).map(([fullName, status]) => ({
          fullName,
          status,
          failureMessages: status === 'failed' ? ['it was otherwise'] : [],
        })),
      },
    ],
  })

const journeys = (outcomes: Readonly<Record<string, boolean>>, errors: readonly string[] = []) => {
  const specs = Object.entries(outcomes).map(([title, ok]) => ({ title, ok }))
  const unexpected = specs.filter(({ ok }) => !ok).length
  const stats = { expected: specs.length - unexpected, unexpected, flaky: 0, skipped: 0 }
  const text = JSON.stringify({ stats, errors, suites: [{ specs: [], suites: [{ specs }] }] })
  return readJourneyReport(text, unexpected + errors.length === 0)
}

describe('[house] npm test says at its end', () => {
  test('why it skipped what it skipped, and the sums', () => {
    const unit = readUnitReport(
      report({
        '[bus] over Redis (needs redis-server) tells others': 'skipped',
        '[bus] over Redis (needs redis-server) tells all': 'pending',
        '[bus] in one process': 'passed',
        'a test for some day': 'todo',
      }),
    )
    expect(tallyLines(sumTallies([{ passed: 11, failed: 0, skipped: [] }, unit]))).toEqual([
      '2 skipped: needs redis-server',
      '1 skipped: a test for some day',
      '12 passed, 0 failed, 3 skipped',
    ])
  })

  test('what this machine could not run, and what for', () => {
    const proxies = { passed: 3, failed: 0, skipped: [], notRun: ['e2e/proxies (needs nginx)'] }
    expect(tallyLines(sumTallies([proxies, { passed: 1, failed: 0, skipped: [] }]))).toEqual([
      'not run: e2e/proxies (needs nginx)',
      '4 passed, 0 failed, 0 skipped',
    ])
  })

  test('which test failed, and why', () => {
    const [failure = '', sums] = tallyLines(sumTallies([readUnitReport(report({ wrong: 'failed' }))]))
    expect(failure).toContain('failed: wrong\nit was otherwise')
    expect(sums).toBe('0 passed, 1 failed, 0 skipped')
  })

  test('that a run failed which broke outside its tests', () => {
    expect(readUnitReport(report({ fine: 'passed' }, false)).failed).toBe(1)
  })

  test('which journey passed only when it was run once more', () => {
    const first = journeys({ publishes: true, wavers: false, breaks: false })
    expect(deservesSecondRun(first)).toBe(true)
    const both = withSecondRun(first, journeys({ wavers: true, breaks: false }))
    expect(tallyLines(sumTallies([both]))).toEqual([
      'passed only when run once more: wavers',
      '2 passed, 1 failed, 0 skipped',
    ])
  })

  test('that a journey failed which the second run did not reach', () => {
    const first = journeys({ wavers: false, breaks: false })
    expect(withSecondRun(first, journeys({ wavers: true })).failed).toBe(1)
    expect(withSecondRun(first, journeys({}, ['no browser'])).failed).toBe(2)
  })

  test('nothing better of many failed journeys, of none, and of a run that broke outside them', () => {
    const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((title) => [title, false]))
    expect(deservesSecondRun(journeys(many))).toBe(false)
    expect(deservesSecondRun(journeys({ publishes: true }))).toBe(false)
    expect(deservesSecondRun(journeys({ wavers: false }, ['no browser']))).toBe(false)
  })
})

describe('[house] npm test ends', () => {
  const passed: Tally = { passed: 3, failed: 0, skipped: [] }
  const skipping: Tally = { ...passed, skipped: ['needs redis-server'] }
  const unable: Tally = { ...passed, notRun: ['e2e/proxies (needs nginx)'] }

  test.each([
    ['well when all passed', { tally: passed, mayNotSkip: false }, 0],
    ['well when all passed and nothing may be skipped', { tally: passed, mayNotSkip: true }, 0],
    ['badly when a test failed', { tally: { ...passed, failed: 1 }, mayNotSkip: false }, 1],
    [
      'badly when a test failed and nothing may be skipped',
      { tally: { ...skipping, failed: 1 }, mayNotSkip: true },
      1,
    ],
    ['well when a test was skipped', { tally: skipping, mayNotSkip: false }, 0],
    ['badly when a test was skipped and none may be', { tally: skipping, mayNotSkip: true }, 1],
    ['well when something could not be run', { tally: unable, mayNotSkip: false }, 0],
    ['badly when something could not be run and all must be', { tally: unable, mayNotSkip: true }, 1],
  ] as const)('%s', (_, { tally, mayNotSkip }, code) => {
    expect(exitCodeOf(sumTallies([tally, passed]), mayNotSkip)).toBe(code)
  })

  test('with nothing skipped where a change is to land', () => {
    const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    expect(read('.ci/run')).toMatch(/^npm test -- --no-skip$/m)
    expect(read('scripts/test.ts')).toContain("process.argv.includes('--no-skip')")
  })
})
