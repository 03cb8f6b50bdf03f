import {
  type CertificateTrouble,
  findCertificate,
  notAnswering,
} from '@shingle/shared/domain/doctor/find-certificate.ts'
import type { EnsureCertificate, Ordering } from '@shingle/storage/certificates/ensure-certificate.ts'
import type { WhoAnswers } from '@shingle/storage/domains/who-answers.ts'
import type { DomainLook, DomainRow } from '@shingle/storage/rows/domain-row.ts'
import type { WebsiteDomains } from '@shingle/storage/rows/website-domains.ts'

/** What seeing to certificates stands on. */
export interface CertifyPorts {
  readonly domains: Pick<WebsiteDomains, 'noteLook'>
  /** Makes the certificate of a domain that leads here, with www where that does; whether there is one now. */
  readonly ensureCertificate: EnsureCertificate
  /** Why there is none, where one was asked for. */
  readonly certificateTrouble: (domainName: string) => Promise<CertificateTrouble | undefined>
  /** Who answers at a domain that leads here. */
  readonly whoAnswers: WhoAnswers
}

/** What a look has seen that certificates depend on. */
export interface CertifySight {
  readonly leadsHere: boolean
  readonly www: boolean
  readonly look: DomainLook
}

const isForbidden = (look: DomainLook | null): boolean =>
  look?.findings.some(({ kind }) => kind === 'caa-forbids') === true

/** Whether the look that found this has begun the waiting for the first certificate: what failed before it is over. */
const isBegun = ({ connectedAt, certificateAt }: DomainRow, { at }: DomainLook): boolean =>
  connectedAt === null && certificateAt !== null && certificateAt >= at

/** What the domain itself forbids is not ordered, and ordered at once when that is mended. */
const orderingOf = (row: DomainRow, look: DomainLook): Ordering => {
  if (isForbidden(look)) return 'never'
  return isForbidden(row.look) || isBegun(row, look) ? 'at-once' : 'in-turn'
}

/** Sees to the certificate of a domain that leads here; what keeps it from one is told with what the look found. */
export const certifyDomain = async (
  ports: CertifyPorts,
  row: DomainRow,
  { look, leadsHere, www }: CertifySight,
): Promise<boolean> => {
  const { domains, ensureCertificate, certificateTrouble, whoAnswers } = ports
  const { domainName } = row
  const isNew = row.state === 'PendingCertificateActivation'
  if (!(isNew || row.state === 'Connected') || !leadsHere) return false
  const order = orderingOf(row, look)
  // What forbids it is among the findings.
  if (isNew && order === 'never') return false
  // One that is connected has its own renewed.
  const answerer = isNew ? await whoAnswers(domainName) : 'us'
  if (answerer === 'us' && (await ensureCertificate(row, www, { order }))) return true
  const trouble = answerer === 'others' ? undefined : await certificateTrouble(domainName)
  const told = answerer === 'others' ? notAnswering(domainName) : trouble && findCertificate(trouble)
  if (told) await domains.noteLook(row, { ...look, findings: [told, ...look.findings] })
  return false
}
