import { describe, expect, it } from 'vitest'
import { judgeAudit } from './judge-audit.ts'

const advisory = (severity: string) => ({
  ...{ title: 'Reads any file', url: 'https://github.com/advisories/GHSA-x', severity },
})
const report = (vulnerabilities: Readonly<Record<string, { severity: string; via: readonly unknown[] }>>) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} })

describe('[T43] the gate of advisories', () => {
  it('lets nothing pass that a high or critical advisory names, nor what leads to it', () => {
    const told = report({
      reader: { severity: 'critical', via: [advisory('low'), advisory('critical')] },
      parser: { severity: 'high', via: ['reader'] },
      writer: { severity: 'moderate', via: [advisory('moderate')] },
    })
    expect(judgeAudit(told)).toEqual({
      state: 'found',
      advisories: [
        'reader: critical: Reads any file (https://github.com/advisories/GHSA-x)',
        'parser: high: by way of reader',
      ],
    })
  })

  it('lets pass what none or a lesser one names', () => {
    expect(judgeAudit(report({}))).toEqual({ state: 'clear' })
    expect(judgeAudit(report({ writer: { severity: 'low', via: [advisory('low')] } }))).toEqual({
      state: 'clear',
    })
  })

  it('names why there was no answer, and takes none for a clear one', () => {
    const refused = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: {} })
    expect(judgeAudit(refused)).toEqual({ state: 'unanswered', reason: '405 Method Not Allowed' })
    for (const output of ['', '<html>', '{}', 'null', '{"vulnerabilities":{}}'])
      expect(judgeAudit(output)).toEqual({ state: 'unanswered', reason: 'npm told no report' })
  })
})
