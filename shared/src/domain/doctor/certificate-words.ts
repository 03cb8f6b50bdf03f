import type { FindingKind } from './findings.ts'
import { type FindingWords, say } from './say-finding.ts'

/** The words of what stands between right records and a website that answers there. */
export const certificateWords = {
  'not-answering': say(
    'failed',
    [
      'No answer from us',
      'The domain leads here, and we do not answer there yet',
      'Your records are right. The fault is with us.',
    ],
    ['Wait', 'We go on trying. If this stands here tomorrow, write to support.'],
  ),
  'certificate-refused': say(
    'failed',
    [
      'Certificate refused',
      'The authority makes no certificate for this domain',
      'It makes those of all domains here, and said no to this one.',
    ],
    ['Write to support', 'Send us what was found: the authority alone can say what it objects to.'],
  ),
  'certificate-unreached': say(
    'failed',
    [
      'Not reached',
      'The authority did not get through to your website',
      'It looks from several places of the world, and from one of them the domain leads elsewhere, or nowhere yet.',
    ],
    ['Wait', 'New records take hours to be seen everywhere. We ask again by ourselves.'],
  ),
  'certificate-missing': say(
    'failed',
    [
      'No certificate yet',
      'No certificate has come for this domain yet',
      'Your records are right. Nobody has told us why it takes so long.',
    ],
    ['Wait', 'It is asked for again by itself. If this stands here tomorrow, write to support.'],
  ),
  'certificate-waits': say(
    'waits',
    [
      'In line',
      'No certificate can be ordered right now',
      'Only so many are made in a time, of one account and of one domain too.',
    ],
    ['Wait', 'We ask again by ourselves.'],
  ),
} as const satisfies Partial<Record<FindingKind, FindingWords>>
