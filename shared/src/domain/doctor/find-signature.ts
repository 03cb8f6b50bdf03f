import type { DomainAnswers } from './answers.ts'
import { finding, lines } from './case.ts'
import type { Finding } from './findings.ts'

const ds = (tags: readonly string[]): string[] => lines('@', 'DS', tags)

/** What is wrong with the signatures of a domain, where resolvers that prove them refuse it. */
export const findSignature = ({ signing }: Pick<DomainAnswers, 'signing'>): Finding | undefined => {
  const { refusedBy, registered, keys } = signing
  if (refusedBy.length === 0) return undefined
  if (registered.length > 0 && keys.length === 0)
    return finding('signature-unkeyed', { found: [...ds(registered), '@ DNSKEY none'] })
  if (registered.length > 0 && !registered.some((tag) => keys.includes(tag)))
    return finding('signature-mismatched', { found: ds(registered), expected: ds(keys) })
  return finding('signature-broken', { found: refusedBy.map((called) => `${called} refuses it`) })
}
