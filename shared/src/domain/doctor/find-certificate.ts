import { finding } from './case.ts'
import type { Finding } from './findings.ts'

/** Why there is no certificate: the authority does not want to, did not get through to us, takes no order now, or nobody says. */
export const certificateTroubles = ['refused', 'unreached', 'busy', 'unexplained'] as const

/** What came of asking for a certificate, where that was none. */
export interface CertificateTrouble {
  readonly kind: (typeof certificateTroubles)[number]
  /** In the authority's own words; empty where it said nothing. */
  readonly words: string
  /** When it is asked again. */
  readonly until: Date
}

// Authorities tell in words alone what came to nothing, and these are in all of them.
const unreached =
  /connection|timeout|timed out|fetching|nxdomain|servfail|lookup|resolve|no valid (?:a|ip)|unauthorized|invalid response|key authorization/i
const forbidden = /\bcaa\b|policy|blocklist|forbid|rejected/i

/** What an authority's refusal is about. */
export const certificateTroubleIn = (words: string): 'refused' | 'unreached' =>
  !forbidden.test(words) && unreached.test(words) ? 'unreached' : 'refused'

const kinds = {
  refused: 'certificate-refused',
  unreached: 'certificate-unreached',
  busy: 'certificate-waits',
  unexplained: 'certificate-missing',
} as const

/** What its owner is told of it. */
export const findCertificate = ({ kind, words, until }: CertificateTrouble): Finding =>
  finding(kinds[kind], {
    found: words === '' ? [] : [words],
    until: kind === 'busy' ? until.toISOString() : null,
  })

/** What its owner is told where their domain leads here, and we did not answer at it. */
export const notAnswering = (name: string): Finding => finding('not-answering', { found: [name] })
