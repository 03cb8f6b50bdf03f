import type { Db } from 'mongodb'
import { openCertificateRows } from '../rows/certificates.ts'
import type { DomainRow } from '../rows/domain-row.ts'
import type { IssueCertificate } from './local-authority.ts'
import { seal } from './seal.ts'

/** What making certificates stands on. */
export interface CertificatePorts {
  readonly db: Db
  readonly secret: Uint8Array
  readonly clock: () => Date
  readonly issue: IssueCertificate
  /** Tells of an order that failed; it is tried again at the next look. */
  readonly onTrouble: (error: unknown) => void
}

/** Sees to it that a domain has a certificate for all of its names, and for a month more; whether it has one now. */
export type EnsureCertificate = (row: DomainRow, withWww: boolean) => Promise<boolean>

const dayMs = 24 * 60 * 60 * 1000
/** Renewed when less than this is left: a third of what authorities give. */
const renewedBeforeMs = 30 * dayMs

/** Opens the making of certificates. Only whoever has proved that a domain is theirs has one made. */
export const createEnsureCertificate = ({
  db,
  secret,
  clock,
  issue,
  onTrouble,
}: CertificatePorts): EnsureCertificate => {
  const rows = openCertificateRows(db)
  return async ({ held, websiteId, userId }, withWww) => {
    if (held === undefined || websiteId === null) return false
    const names = withWww ? [held, `www.${held}`] : [held]
    const present = await rows.find(held)
    const isGood =
      present !== undefined &&
      names.every((name) => present.names.includes(name)) &&
      present.expiresAt.getTime() - clock().getTime() > renewedBeforeMs
    if (isGood) return true
    try {
      const { chain, key, expiresAt } = await issue(names)
      await rows.keep({
        ...{ _id: held, websiteId, userId, names, chain, key: seal(secret, held, key) },
        ...{ createdAt: clock(), expiresAt },
      })
      return true
    } catch (error) {
      onTrouble(error)
      // The one before still stands.
      return present !== undefined && present.expiresAt > clock()
    }
  }
}
