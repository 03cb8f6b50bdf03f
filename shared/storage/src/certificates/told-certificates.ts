import type { Db } from 'mongodb'
import type { DomainSettings } from '../domains/domain-settings.ts'
import { type CertificateRows, openCertificateRows } from '../rows/certificates.ts'

/** What our own certificates say of a domain. */
export type ToldCertificates = Pick<CertificateRows, 'renewalOf' | 'overdueUntil' | 'namesOf'>

const toldOfNone: ToldCertificates = {
  renewalOf: async () => null,
  overdueUntil: async () => null,
  namesOf: async () => null,
}

/**
 * What our own certificates say of domains: nothing where a proxy in front has its own, whatever is left here from a time
 * when it had none.
 */
export const openToldCertificates = (
  db: Db,
  { isCertifiedInFront }: Pick<DomainSettings, 'isCertifiedInFront'>,
): ToldCertificates => (isCertifiedInFront ? toldOfNone : openCertificateRows(db))
