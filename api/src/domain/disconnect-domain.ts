import { disconnectMailAfterMs } from '@shingle/shared/domain/limits.ts'
import { domainNotSet } from '@shingle/shared/domain/problems.ts'
import type { TellDomainOwner } from '@shingle/storage/domains/tell-domain-owner.ts'
import type { DomainRow } from '@shingle/storage/rows/domain-row.ts'
import { Refusal } from '../http/refusal.ts'
import type { ConnectServices } from './connect-domain.ts'

/** What disconnecting stands on. */
export interface DisconnectServices
  extends Pick<ConnectServices, 'domains' | 'history' | 'announceDomain' | 'clock' | 'orderLaterLook'> {
  readonly tellOwner: TellDomainOwner
  readonly dropCertificate: (row: DomainRow) => Promise<void>
}

/** Disconnects a domain from its website. */
export type DisconnectDomain = (row: DomainRow) => Promise<void>

/**
 * Opens the disconnecting. Specification 4: its owner is told where it was changed last more than 7 days ago; whoever
 * disconnects asks for that mail at once, with the name of the business, and a later look orders it where they were interrupted.
 */
export const createDisconnectDomain =
  (services: DisconnectServices): DisconnectDomain =>
  async (row) => {
    const { domains, history, clock, orderLaterLook, announceDomain, dropCertificate } = services
    const isOwed = clock().getTime() - row.modifiedAt.getTime() > disconnectMailAfterMs
    const after = await domains.disconnect(row, isOwed ? 'disconnected' : undefined)
    // Somebody else was first, or the state is another by now: then there is nothing, or they ask again.
    if (after === undefined) throw new Refusal(domainNotSet)
    await history.note('Updated', after)
    await announceDomain(row.websiteId)
    // Where this is interrupted, the next look does it.
    await dropCertificate(row)
    if (isOwed) await orderLaterLook(row._id)
  }
