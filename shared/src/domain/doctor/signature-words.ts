import type { FindingKind } from './findings.ts'
import { type FindingWords, say } from './say-finding.ts'

const refused = 'Many networks refuse a domain whose DNSSEC is wrong.'

/** The words of what is wrong with the signatures of a domain. */
export const signatureWords = {
  'signature-unkeyed': say(
    'failed',
    [
      'DNSSEC broken',
      'The domain is said to be signed, and is not',
      `Its name servers sign nothing. ${refused}`,
    ],
    ['Delete the DS record', 'Where you bought it, under DNSSEC: it belongs to name servers of before.'],
  ),
  'signature-mismatched': say(
    'failed',
    ['DNSSEC broken', 'The domain is signed with another key than is said', refused],
    [
      'Replace the DS record',
      'Where you bought it, under DNSSEC: by the one that whoever runs the name servers shows.',
    ],
  ),
  'signature-broken': say(
    'failed',
    ['DNSSEC broken', 'The signatures of the domain do not fit', `They may have run out. ${refused}`],
    ['Switch DNSSEC off, then on again', 'At whoever runs the name servers: that signs everything anew.'],
  ),
} as const satisfies Partial<Record<FindingKind, FindingWords>>
