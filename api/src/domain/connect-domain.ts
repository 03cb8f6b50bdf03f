import { readDomainName } from '@shingle/shared/domain/domain-name.ts'
import {
  domainIsSet,
  domainsNotOffered,
  publishFirst,
  tooManyDomains,
} from '@shingle/shared/domain/problems.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { AnnounceDomain } from '@shingle/storage/domains/announce-domain.ts'
import type { OrderLaterLook, OrderLook } from '@shingle/storage/domains/domain-jobs.ts'
import type { DomainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { type NewDomain, newDomainId } from '@shingle/storage/rows/domain-claims.ts'
import type { DomainRow } from '@shingle/storage/rows/domain-row.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { WebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import type { DomainsHistory } from '@shingle/storage/rows/website-domains-history.ts'

/** What connecting stands on. */
export interface ConnectServices {
  readonly domains: WebsiteDomains
  readonly history: DomainsHistory
  readonly domainSettings: DomainSettings
  readonly origins: Origins
  readonly orderLook: OrderLook
  readonly orderLaterLook: OrderLaterLook
  readonly announceDomain: AnnounceDomain
  readonly clock: () => Date
  readonly sweepIfDeleted: SweepIfDeleted
}

/** Of as many domains as an account may have, the one that has led nowhere for longest goes; whether one did. */
const forgetOne = async (
  { domains, history, orderLaterLook }: ConnectServices,
  userId: string,
): Promise<boolean> => {
  for (;;) {
    const parted = await domains.longestParted(userId)
    if (parted === undefined) return false
    // Whoever is interrupted has it noted by a look that finds it gone.
    await orderLaterLook(parted._id)
    if (await domains.forget(parted)) {
      await history.note('Deleted', parted)
      return true
    }
  }
}

/** Takes a place, where all are taken that of the one that has led nowhere for longest: it goes when this one stands, one for one. */
const claim = async (
  services: ConnectServices,
  claimed: NewDomain,
): Promise<DomainRow | 'full' | 'taken'> => {
  const { domains } = services
  const placed = await domains.insert(claimed)
  if (placed !== 'full' || (await domains.longestParted(claimed.userId)) === undefined) return placed
  const added = await domains.insertBeyond(claimed)
  if (added === 'taken' || (await forgetOne(services, claimed.userId))) return added
  await domains.remove(added)
  return 'full'
}

/** Connects a domain with a website of its owner; the value says whether it is new. */
export type ConnectDomain = (draft: DraftRow, typed: string) => Promise<Result<{ readonly isNew: boolean }>>

/** Opens the connecting. */
export const createConnectDomain = (services: ConnectServices): ConnectDomain => {
  const { domains, history, domainSettings, origins, announceDomain, sweepIfDeleted } = services

  const keep = async (draft: DraftRow, name: { name: string; zone: string }, handle: string) => {
    const { _id: websiteId, userId } = draft
    const known = await domains.ofAccount(userId, name.name)
    if (known === undefined) {
      const id = newDomainId()
      // Before there is a claim: none is left that nobody looks at.
      await services.orderLaterLook(id)
      const row = await claim(services, { id, ...name, userId, websiteId, handle })
      if (row === 'full') return tooManyDomains
      return row === 'taken' ? domainIsSet : { row, isNew: true }
    }
    await services.orderLaterLook(known._id)
    const row = await domains.reconnect(known, { websiteId, handle })
    if (row !== undefined) await announceDomain(known.websiteId)
    return row === undefined ? domainIsSet : { row, isNew: false }
  }

  return async (draft, typed) => {
    if (domainSettings.target === undefined) return refuse(domainsNotOffered)
    const name = readDomainName(typed, { origins, isStage: domainSettings.isStage })
    if (!name.ok) return name
    if (draft.published === null || draft.handle === null) return refuse(publishFirst)
    const present = await domains.ofWebsite(draft._id)
    if (present !== undefined && present.domainName !== name.value.name) return refuse(domainIsSet)
    const { name: domainName, zone } = name.value
    const kept = await keep(draft, { name: domainName, zone }, draft.handle)
    if ('code' in kept) return refuse(kept)
    const { row, isNew } = kept
    // Whoever deletes the website in this moment has not seen the domain.
    await sweepIfDeleted(draft._id)
    await history.note(isNew ? 'Created' : 'Updated', row)
    await announceDomain(row.websiteId)
    await services.orderLook(row._id)
    return succeed({ isNew })
  }
}
