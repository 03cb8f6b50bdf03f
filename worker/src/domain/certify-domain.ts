import {
  type CertificateTrouble,
  findCertificate,
  notAnswering,
} from '@shingle/shared/domain/doctor/find-certificate.ts'
import type { Finding } from '@shingle/shared/domain/doctor/findings.ts'
import type { EnsureCertificate, Ordering } from '@shingle/storage/certificates/ensure-certificate.ts'
import type { Answerer, WhoAnswers } from '@shingle/storage/domains/who-answers.ts'
import type { DomainLook, DomainRow } from '@shingle/storage/rows/domain-row.ts'
import type { WebsiteDomains } from '@shingle/storage/rows/website-domains.ts'

/** What seeing to certificates stands on. */
export interface CertifyPorts {
  readonly domains: Pick<WebsiteDomains, 'noteLook'>
  /** Makes the certificate of a domain that leads here, with www where that does; whether there is one now. */
  readonly ensureCertificate: EnsureCertificate
  /** Why there is none, where one was asked for. */
  readonly certificateTrouble: (domainName: string) => Promise<CertificateTrouble | undefined>
  /** When the certificate of a domain ends that is to be renewed for long; null where there is none, or time enough. */
  readonly overdueUntil: (domainName: string) => Promise<Date | null>
  /** Who answers at a domain that leads here. */
  readonly whoAnswers: WhoAnswers
}

/** What a look has seen that certificates depend on. */
export interface CertifySight {
  readonly isProven: boolean
  readonly leadsHere: boolean
  readonly www: boolean
  readonly look: DomainLook
}

/** No authority that is ours may make one. */
const forbidding: readonly Finding['kind'][] = ['caa-forbids', 'caa-critical']
// An account that is named may be ours after all.
const hindering: readonly Finding['kind'][] = [...forbidding, 'caa-narrows']

const finds = (look: DomainLook | null, kinds: readonly Finding['kind'][]): boolean =>
  look?.findings.some(({ kind }) => kinds.includes(kind)) === true

/** Whether the look that found this has begun the waiting for the first certificate: what failed before it is over. */
const isBegun = ({ connectedAt, certificateAt }: DomainRow, { at }: DomainLook): boolean =>
  connectedAt === null && certificateAt !== null && certificateAt >= at

/** What the domain itself forbids is not ordered, and ordered at once when that is mended. */
const orderingOf = (row: DomainRow, look: DomainLook): Ordering => {
  if (finds(look, forbidding)) return 'never'
  const isMended = finds(row.look, hindering) && !finds(look, hindering)
  return isMended || isBegun(row, look) ? 'at-once' : 'in-turn'
}

/** What has become of the certificate of a domain. */
interface Certified {
  readonly hasCertificate: boolean
  /** Whether one was not ordered, since there is no room for it before some time. */
  readonly isPostponed: boolean
  /** Until when that lasts, where it is to be renewed for long and could not be. */
  readonly unrenewedUntil: Date | null
}

const uncertified: Certified = { hasCertificate: false, isPostponed: false, unrenewedUntil: null }

interface Asked {
  readonly look: DomainLook
  readonly answerer: Answerer
  readonly order: Ordering
  /** Why no certificate came of it, where anybody says. */
  readonly trouble: CertificateTrouble | undefined
}

/** Tells with what the look found what is in the way of a certificate; whether anything is. */
const tellTrouble = async (
  { domains }: CertifyPorts,
  row: DomainRow,
  { look, answerer, order, trouble }: Asked,
): Promise<boolean> => {
  // What forbids it is among the findings.
  if (order === 'never') return true
  const told = answerer === 'others' ? notAnswering(row.domainName) : trouble && findCertificate(trouble)
  if (told === undefined) return false
  await domains.noteLook(row, { ...look, findings: [told, ...look.findings] })
  return true
}

/**
 * Sees to the certificate of a domain that leads here. What is in the way of one, or of the next one while little is left
 * of it, is told with what the look found.
 */
export const certifyDomain = async (
  ports: CertifyPorts,
  row: DomainRow,
  { look, isProven, leadsHere, www }: CertifySight,
): Promise<Certified> => {
  const isWaiting = row.state === 'PendingCertificateActivation'
  if (!(isWaiting || row.state === 'Connected') || !leadsHere) return uncertified
  const order = orderingOf(row, look)
  if (isWaiting && order === 'never') return uncertified
  // One that is connected has its own renewed.
  const answerer = isWaiting ? await ports.whoAnswers(row.domainName) : 'us'
  const how = { order, isConnected: !isWaiting }
  // One that waits and is proved no more gets none: what it waits for is told all the same.
  const mayHave = answerer === 'us' && (isProven || !isWaiting)
  const hasCertificate = mayHave && (await ports.ensureCertificate(row, www, how))
  const overdueUntil = hasCertificate ? await ports.overdueUntil(row.domainName) : null
  if (hasCertificate && overdueUntil === null) return { ...uncertified, hasCertificate }
  // Whoever renews it in this very moment has not failed.
  const trouble = await ports.certificateTrouble(row.domainName)
  const isFailing = await tellTrouble(ports, row, { look, answerer, order, trouble })
  const isPostponed = !hasCertificate && trouble?.kind === 'busy'
  return {
    hasCertificate,
    isPostponed,
    unrenewedUntil: isFailing ? overdueUntil : (row.unrenewedUntil ?? null),
  }
}
