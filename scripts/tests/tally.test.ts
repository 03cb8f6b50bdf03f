import { describe, expect, test } from 'vitest'
import { readUnitReport } from './read-unit-report.ts'
import { sumTallies, tallyLines } from './tally.ts'

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
})
