import { certificateTroubleIn } from '@shingle/shared/domain/doctor/find-certificate.ts'
import { findingLimits } from '@shingle/shared/domain/doctor/findings.ts'
import type { Db } from 'mongodb'
import { openCertificateOrders } from '../rows/certificate-orders.ts'
import { type CertificateRow, openCertificateRows, renewalAt } from '../rows/certificates.ts'
import type { DomainRow } from '../rows/domain-row.ts'
import { openWebsiteDomains } from '../rows/website-domains.ts'
import { AuthorityBusy } from './acme/authority-busy.ts'
import type { CertificateBudget, TakenOrder } from './certificate-budget.ts'
import type { IssueCertificate } from './local-authority.ts'
import { seal } from './seal.ts'

/** What making certificates stands on. */
export interface CertificatePorts {
  readonly db: Db
  readonly secret: Uint8Array
  readonly clock: () => Date
  readonly issue: IssueCertificate
  /** How many may be ordered, where that has an end. */
  readonly budget?: CertificateBudget
  /** Tells of an order that failed or had to wait; it is tried again at a later look. */
  readonly onTrouble: (error: unknown) => void
}

/**
 * When one may be ordered: never where it would be refused for sure; else in its turn after those that failed, or at once
 * where what made them fail is mended.
 */
export type Ordering = 'never' | 'in-turn' | 'at-once'

/** Sees to it that a domain has a certificate for all of its names, and for a while more; whether it has one now. */
export type EnsureCertificate = (
  row: Pick<DomainRow, 'held' | 'websiteId' | 'userId' | 'zone'>,
  withWww: boolean,
  how?: {
    readonly order?: Ordering
    /** Whether it had one so far: where nobody can be asked whether it has, it is taken to have it still. */
    readonly isConnected?: boolean
  },
) => Promise<boolean>

interface Wanted {
  readonly held: string
  readonly zone: string
  readonly websiteId: string
  readonly userId: string
  readonly names: readonly string[]
}

const isGood = (present: CertificateRow, { names }: Wanted, now: Date): boolean =>
  names.every((name) => present.names.includes(name)) && renewalAt(present) > now

/** What an authority said, as it is shown: it repeats what servers say that are nobody's. */
const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : '')
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, findingLimits.line)

/** Opens the ordering of one certificate: within the budget, one at a time for each domain, and after failures later and later. */
const openOrdering = ({ db, secret, clock, issue, budget, onTrouble }: CertificatePorts) => {
  const [rows, orders] = [openCertificateRows(db), openCertificateOrders(db, clock)]
  const domains = openWebsiteDomains(db, clock)
  const end = async (error: unknown, wanted: Wanted, taken: TakenOrder | undefined) => {
    onTrouble(error)
    const words = wordsOf(error)
    if (error instanceof AuthorityBusy) {
      await taken?.giveBack()
      return orders.postpone(wanted.held, error.until, { kind: 'busy', words })
    }
    await taken?.giveBackCertificate()
    await budget?.noteFailure(wanted)
    return orders.fail(wanted.held, { kind: certificateTroubleIn(words), words })
  }
  return async (asked: Wanted): Promise<boolean> => {
    const { held, websiteId, userId } = asked
    const failures = await orders.begin(held)
    if (failures === undefined) return false
    // Whoever had it made meanwhile was done between our look and our turn.
    const made = await rows.find(held)
    if (made !== undefined && isGood(made, asked, clock())) {
      await orders.conclude(held)
      return true
    }
    // Every second time without www: where that leads elsewhere, the domain itself has its certificate.
    const wanted = failures % 2 === 1 ? { ...asked, names: [held] } : asked
    const { names } = wanted
    const taken = await budget?.take(wanted)
    if (taken !== undefined && 'spent' in taken) {
      onTrouble(new Error(`No certificate is ordered for ${held}: the budget (${taken.spent}) is spent`))
      const until = new Date(clock().getTime() + taken.waitMs)
      await orders.postpone(held, until, { kind: 'busy', words: '' })
      return false
    }
    try {
      const { chain, key, expiresAt } = await issue(names)
      await rows.keep({
        ...{ _id: held, websiteId, userId, names: [...names], chain, key: seal(secret, held, key) },
        ...{ createdAt: clock(), expiresAt },
      })
    } catch (error) {
      await end(error, wanted, taken)
      return false
    }
    await orders.conclude(held)
    // Whoever gave the domain up meanwhile has seen no certificate of it: its key is of no use to anybody.
    if (await domains.isHeld(held)) return true
    await rows.drop({ domainName: held, userId })
    return false
  }
}

/** Opens the making of certificates. Only whoever has proved that a domain is theirs has one made. */
export const createEnsureCertificate = (ports: CertificatePorts): EnsureCertificate => {
  const { db, clock } = ports
  const [rows, orders] = [openCertificateRows(db), openCertificateOrders(db, clock)]
  const orderNow = openOrdering(ports)
  const orderOne = async (wanted: Wanted, order: Ordering): Promise<boolean> => {
    if (order === 'never') return false
    if (order === 'at-once') await orders.forgive(wanted.held)
    return orderNow(wanted)
  }
  return async ({ held, websiteId, userId, zone }, withWww, { order = 'in-turn' } = {}) => {
    if (held === undefined || websiteId === null) return false
    const wanted = { held, zone, websiteId, userId, names: withWww ? [held, `www.${held}`] : [held] }
    const present = await rows.find(held)
    if (present !== undefined && isGood(present, wanted, clock())) {
      // It goes with whoever holds the domain, and is theirs to be deleted with.
      if (present.websiteId !== websiteId || present.userId !== userId) await rows.giveTo(held, wanted)
      return true
    }
    if (await orderOne(wanted, order)) return true
    // Somebody else has it made, or the one before still stands.
    const standing = await rows.find(held)
    return standing !== undefined && standing.expiresAt > clock()
  }
}
