import { z } from 'zod'

const refused = ['high', 'critical']

const advisorySchema = z.object({ title: z.string(), url: z.string(), severity: z.string() })
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), via: z.array(z.union([advisorySchema, z.string()])) }),
  ),
})
const troubleSchema = z.object({ message: z.string() })

/** What is known of what is installed: nothing that matters, what may not stay, or why nobody could say. */
export type Audit =
  | { readonly state: 'clear' }
  | { readonly state: 'found'; readonly advisories: readonly string[] }
  | { readonly state: 'unanswered'; readonly reason: string }

const parsed = (output: string): unknown => {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

/** Reads what `npm audit --json` wrote; whatever is no report counts as no answer, never as a clear one. */
export const judgeAudit = (output: string): Audit => {
  const told = parsed(output)
  const report = reportSchema.safeParse(told)
  if (!report.success) {
    const trouble = troubleSchema.safeParse(told)
    return { state: 'unanswered', reason: trouble.success ? trouble.data.message : 'npm told no report' }
  }
  const advisories = Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => refused.includes(severity))
    .map(([name, { severity, via }]) => {
      const own = via.find((one) => typeof one !== 'string' && refused.includes(one.severity))
      const why = typeof own === 'object' ? `${own.title} (${own.url})` : `by way of ${via.join(', ')}`
      return `${name}: ${severity}: ${why}`
    })
  return advisories.length === 0 ? { state: 'clear' } : { state: 'found', advisories }
}
