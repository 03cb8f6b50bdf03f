import { hindranceOf } from '@shingle/shared/domain/advance-domain.ts'
import { shownDomain } from '@shingle/shared/domain/domain-name.ts'
import type { DomainAnswer, DomainView } from '@shingle/shared/domain/endpoints.ts'
import { domainsMaximum } from '@shingle/shared/domain/limits.ts'
import { nextLookAt } from '@shingle/shared/domain/next-look.ts'
import { type DomainTarget, wantedRecords } from '@shingle/shared/domain/records.ts'
import { registrarOf } from '@shingle/shared/domain/registrars.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import type { DomainSettings } from '@shingle/storage/domains/domain-settings.ts'
import type { HasWww } from '@shingle/storage/domains/has-www.ts'
import type { DomainRow } from '@shingle/storage/rows/domain-row.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { WebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import type { Drafts } from '../website/drafts.ts'

interface Services {
  readonly domains: WebsiteDomains
  readonly domainSettings: DomainSettings
  readonly drafts: Pick<Drafts, 'owned'>
  readonly renewalOf: (domainName: string) => Promise<Date | null>
  readonly hasWww: HasWww
  readonly clock: () => Date
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

const recordsOf = (row: DomainRow, target: DomainTarget): DomainView['records'] => {
  const seen = row.look?.seen
  const isAt = (address: string) => seen?.addresses?.includes(address) ?? seen?.apex
  const isSeen = { A: isAt, AAAA: isAt, CNAME: () => seen?.www, TXT: () => seen?.proof }
  return wantedRecords({ name: row.domainName, zone: row.zone }, target, row.proof).map((record) => ({
    ...record,
    isSeen: isSeen[record.type](record.content) ?? false,
  }))
}

const isRight = ({ look }: DomainRow): boolean => look?.seen.apex === true && look.seen.proof

/** A domain as its owner sees it: the allow-list of what leaves the server. */
const viewOf = async (
  { domains, domainSettings, renewalOf, hasWww, clock }: Services,
  row: DomainRow,
  target: DomainTarget,
): Promise<DomainView> => {
  // What has not been looked at yet is not wrong.
  const hindrance = row.look === null ? null : hindranceOf(row, isRight(row), clock())
  return {
    ...{ domainName: row.domainName, shown: shownDomain(row.domainName) },
    ...{ bought: shownDomain(row.zone), state: row.state },
    url: domainSettings.originOf(row.domainName),
    ...{ failureReason: row.failureReason, hindrance },
    createdAt: row.createdAt.toISOString(),
    ...{ verifiedAt: iso(row.verifiedAt), certificateAt: iso(row.certificateAt) },
    ...{
      connectedAt: iso(row.connectedAt),
      failingAt: iso(row.failingAt),
      unrenewedUntil: row.state === 'Connected' ? iso(row.unrenewedUntil ?? null) : null,
      lookedAt: iso(row.look?.at ?? null),
      nextLookAt: iso(row.look && nextLookAt(row, row.look.at)),
      renewsAt: row.state === 'Connected' ? iso(await renewalOf(row.domainName)) : null,
    },
    failedAt: row.state === 'Failed' ? row.modifiedAt.toISOString() : null,
    records: recordsOf(row, target),
    findings: row.look?.findings ?? [],
    nameServers: row.look?.nameServers ?? [],
    told: row.look?.told ?? null,
    registrar: registrarOf(row.look?.nameServers ?? []),
    isServed: row.state === 'Connected' && row.held !== undefined,
    hasWww: await hasWww(row),
    claimedElsewhere: row.held === undefined ? await domains.claimBeside(row.domainName, row.userId) : null,
    oneClickUrl: row.look?.oneClickUrl ?? null,
  }
}

/** What a domain of the account leads to that is with none of its websites that stand. */
const inTheTrash = 'a website in the trash'

/** Reads what an owner is told about the domain of a website. */
export type ReadDomain = (draft: Pick<DraftRow, '_id' | 'userId'>) => Promise<DomainAnswer>

/** Opens the reading. */
export const createReadDomain =
  (services: Services): ReadDomain =>
  async ({ _id: websiteId, userId }) => {
    const { domains, domainSettings, drafts } = services
    const { target } = domainSettings
    const [row, everyOne] = await Promise.all([domains.ofWebsite(websiteId), domains.everyOf(userId)])
    const parted = everyOne.length < domainsMaximum ? undefined : await domains.longestParted(userId)
    const others = everyOne.filter((one) => one._id !== row?._id)
    const led = others.length === 0 ? [] : await drafts.owned(userId)
    const names = new Map(
      led.map(({ _id, websiteSettings }) => [_id, websiteName(websiteSettings.businessName)]),
    )
    return {
      isOffered: target !== undefined,
      domain: row && target ? await viewOf(services, row, target) : null,
      owned: others.map((one) => ({
        ...{ domainName: one.domainName, shown: shownDomain(one.domainName), state: one.state },
        leadsTo: one.websiteId === null ? null : (names.get(one.websiteId) ?? inTheTrash),
      })),
      makesRoom: parted === undefined ? null : shownDomain(parted.domainName),
    }
  }
