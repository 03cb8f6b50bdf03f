import type { Finding } from '@shingle/shared/domain/doctor/findings.ts'
import type { DomainView } from '@shingle/shared/domain/endpoints.ts'
import { connectingHours } from '@shingle/shared/domain/limits.ts'
import { timeInSentence } from './domain-times.ts'

type Connected = Pick<DomainView, 'failingAt' | 'hindrance' | 'unrenewedUntil'>

/** Whether a connected domain has no certificate at the moment, so that browsers warn of it. */
export const lacksCertificate = ({ hindrance }: Pick<DomainView, 'hindrance'>): boolean =>
  hindrance === 'CertificateActivationDelayed'

/** Whether visitors of a connected domain meet its website, as far as was seen. */
export const isAllRight = (domain: Pick<DomainView, 'hindrance' | 'failingAt'>): boolean =>
  !lacksCertificate(domain) && domain.failingAt === null

/** What a connected domain is headed with. */
export const connectedTitle = (domain: Pick<DomainView, 'hindrance' | 'failingAt'>): string => {
  if (isAllRight(domain)) return 'Connected'
  return lacksCertificate(domain) ? 'No certificate at the moment' : 'Its records are not right any more'
}

/** What is said of the line a certificate is in, where others are ordered before it. */
export const lineOf = ({ findings }: Pick<DomainView, 'findings'>): Finding | undefined =>
  findings.find(({ kind }) => kind === 'certificate-waits')

/** How long another certificate is awaited by a domain that had one, without a full stop. */
export const awaitedAgain = ({ failingAt }: Pick<DomainView, 'failingAt'>): string =>
  failingAt === null
    ? 'We keep requesting a certificate while its records are right'
    : `The connection ends ${connectingHours} hours after its records were gone`

/** What a connected domain will not go on without, or has lost already; null where all is well. */
export const connectedWarning = (domain: Connected): string | null => {
  const { failingAt, unrenewedUntil } = domain
  if (failingAt !== null)
    return lacksCertificate(domain)
      ? `Since ${timeInSentence(failingAt)} it has no certificate, and browsers warn of it. We go on asking for one.`
      : `Since ${timeInSentence(failingAt)} its records are not right. Set them right within three days, or the connection ends.`
  return unrenewedUntil === null
    ? null
    : `Its certificate could not be renewed so far, and lasts until ${timeInSentence(unrenewedUntil)}. We go on trying; the doctor says what is in the way.`
}
