import { findingWords } from '@shingle/shared/domain/doctor/finding-words.ts'
import type { Finding } from '@shingle/shared/domain/doctor/findings.ts'
import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { connectingHours } from '@shingle/shared/domain/limits.ts'
import { proofLabel } from '@shingle/shared/domain/records.ts'
import { inSentence } from '@shingle/shared/draft/difference-words.ts'

/**
 * What a connection failed of: its proof never came, another account proves the domain as well, it never led here, no
 * certificate came, or its records are gone of a domain that was connected.
 */
type Failure = 'unproved' | 'held' | 'never-here' | 'no-certificate' | 'records-gone'

/** What is known of a connection that failed. */
export type FailedConnection = Pick<
  DomainView,
  'failureReason' | 'certificateAt' | 'connectedAt' | 'findings' | 'claimedElsewhere' | 'records'
>

/** Whether its proof stands, and another account has it all the same. */
export const isHeldElsewhere = ({
  claimedElsewhere,
  records,
}: Pick<DomainView, 'claimedElsewhere' | 'records'>): boolean =>
  claimedElsewhere === 'held' && records.some(({ type, isSeen }) => type === 'TXT' && isSeen)

/** What a connection failed of, by how far it came. */
export const failureOf = (domain: FailedConnection): Failure => {
  const { failureReason, certificateAt, connectedAt } = domain
  if (isHeldElsewhere(domain)) return 'held'
  // Another certificate is waited for as long as the records stand.
  if (connectedAt !== null) return 'records-gone'
  if (failureReason !== 'CertificateActivationFailed') return 'unproved'
  return certificateAt === null ? 'never-here' : 'no-certificate'
}

/** Whether it was connected, and waited for a certificate once more. */
const isAnotherAwaited = ({ certificateAt, connectedAt }: FailedConnection): boolean =>
  certificateAt !== null && connectedAt !== null && certificateAt > connectedAt

const titles: Readonly<Record<Failure, string>> = {
  unproved: 'The records never came',
  held: 'Another account has it',
  'never-here': 'It never led here',
  'no-certificate': 'No certificate',
  'records-gone': 'Its records are gone',
}

/** What a failed connection is headed with. */
export const failureTitle = (domain: FailedConnection): string => titles[failureOf(domain)]

/** The step that a connection ended at. */
export const failedStep = (domain: FailedConnection): string => {
  switch (failureOf(domain)) {
    case 'unproved':
      return `DNS not verified in ${connectingHours} hours`
    case 'held':
      return 'Proved by another account, too'
    case 'never-here':
      return `Did not lead here in ${connectingHours} hours`
    case 'no-certificate':
      return domain.findings.some(({ kind }) => kind === 'certificate-refused')
        ? 'Certificate refused'
        : `No certificate in ${connectingHours} hours`
    case 'records-gone':
      return isAnotherAwaited(domain)
        ? `Records wrong for ${connectingHours} hours`
        : 'Records wrong for three days'
  }
}

/** What is in the way of a proved domain that failed. */
export const obstacleOf = (domain: FailedConnection): Finding | undefined => {
  const { failureReason, findings } = domain
  if (isHeldElsewhere(domain)) return findings.find(({ kind }) => kind === 'second-proof')
  return failureReason === 'CertificateActivationFailed'
    ? findings.find(({ kind }) => findingWords[kind].tone === 'failed')
    : undefined
}

/** Why a connection failed, and what its owner can do. */
export const failureWords = (domain: FailedConnection): string => {
  const [failure, finding] = [failureOf(domain), obstacleOf(domain)]
  const stays = 'your website stays at its old address.'
  if (failure === 'held')
    return `Its record is still in the DNS beside yours. Take away any other TXT record named ${proofLabel}, then start again; ${stays}`
  if (finding !== undefined && failure !== 'records-gone')
    return `The doctor found why: ${inSentence(findingWords[finding.kind].title)}. Your website stays at its old address.`
  return failure === 'no-certificate'
    ? `The records are right, and no certificate came within ${connectingHours} hours. Start again and we ask for it anew; ${stays}`
    : `We stopped looking. Set the records, then start again; ${stays}`
}
