import {
  advanceDomain,
  awaitHolder,
  type DomainChange,
  type DomainSight,
  isUnwatched,
} from '@shingle/shared/domain/advance-domain.ts'
import type { DomainWish } from '@shingle/shared/domain/doctor/answers.ts'
import { examineDomain } from '@shingle/shared/domain/doctor/examine-domain.ts'
import { isAnswered, seeDomain } from '@shingle/shared/domain/doctor/see-domain.ts'
import { keptNames, tellDomain } from '@shingle/shared/domain/doctor/tell-domain.ts'
import { isProven } from '@shingle/shared/domain/domain-states.ts'
import { connectedLookMs } from '@shingle/shared/domain/limits.ts'
import { nextLookAt } from '@shingle/shared/domain/next-look.ts'
import { type DomainTarget, wantedRecords } from '@shingle/shared/domain/records.ts'
import type { AnnounceDomain } from '@shingle/storage/domains/announce-domain.ts'
import type { OrderLook } from '@shingle/storage/domains/domain-jobs.ts'
import type { TellDomainOwner } from '@shingle/storage/domains/tell-domain-owner.ts'
import type { AskDomain } from '@shingle/storage/providers/dns/ask-domain.ts'
import type { DomainRow } from '@shingle/storage/rows/domain-row.ts'
import type { WebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import type { DomainsHistory } from '@shingle/storage/rows/website-domains-history.ts'
import { type CertifyPorts, type CertifySight, certifyDomain } from './certify-domain.ts'
import type { FindOneClick } from './find-one-click.ts'
import { type FindPlaceholder, leadsToPlaceholder } from './find-placeholder.ts'

/** What looking at domains stands on. */
export interface LookPorts extends CertifyPorts {
  readonly domains: WebsiteDomains
  readonly history: DomainsHistory
  readonly askDomain: AskDomain
  readonly findOneClick: FindOneClick
  readonly findPlaceholder: FindPlaceholder
  readonly target: DomainTarget | undefined
  /** Deletes the certificate of a domain that is served no more: its key is of no use to anybody. */
  readonly dropCertificate: (row: DomainRow) => Promise<void>
  /** Who makes the certificates, as CAA records name them. */
  readonly askAuthorities: () => Promise<readonly string[]>
  readonly tellOwner: TellDomainOwner
  readonly announceDomain: AnnounceDomain
  readonly orderLook: OrderLook
  readonly clock: () => Date
}

/** Looks at a domain and takes the steps of its connection; answers when to look again, if at all. */
export type LookAtDomain = (domainId: string) => Promise<Date | undefined>

interface Seen extends CertifySight {
  readonly isAnswered: boolean
}

const look = async (ports: LookPorts, row: DomainRow, target: DomainTarget): Promise<Seen> => {
  const { domains, askDomain, findOneClick, findPlaceholder, askAuthorities, clock } = ports
  const answers = await askDomain({ name: row.domainName, zone: row.zone })
  const wish: DomainWish = { ...target, proof: row.proof, authorities: await askAuthorities() }
  const seen = seeDomain(answers, wish)
  const found = examineDomain(answers, wish, clock())
  const led = { findings: found, before: row.look?.findings ?? [] }
  const isPlaceholder = await leadsToPlaceholder(row.domainName, led, findPlaceholder)
  const findings = [...examineDomain({ ...answers, isPlaceholder }, wish, clock())]
  const { nameServers, provider } = answers
  const of = { name: row.domainName, zone: row.zone }
  // Only while there are records to set.
  const isSet = seen.apex && seen.www && seen.proof
  const oneClickUrl = isSet
    ? null
    : await findOneClick({ ...of, provider, records: wantedRecords(of, target, row.proof) })
  const noted = {
    ...{ at: clock(), seen: { ...seen, addresses: [...seen.addresses] }, findings, oneClickUrl },
    nameServers: keptNames(nameServers),
    told: tellDomain(answers),
  }
  await domains.noteLook(row, noted)
  return {
    ...{ isProven: seen.proof, leadsHere: seen.apex, www: seen.www },
    ...{ isAnswered: isAnswered(answers), look: noted },
  }
}

/** How long after a change whoever made it may still have been interrupted before it was noted. */
const unnotedMs = 2 * connectedLookMs

/** Notes the last change, where whoever made it was interrupted before they did. */
const noteLast = async ({ history, clock }: LookPorts, row: DomainRow): Promise<void> => {
  if (clock().getTime() - row.modifiedAt.getTime() > unnotedMs) return
  const isNew = row.createdAt.getTime() === row.modifiedAt.getTime()
  await history.note(isNew ? 'Created' : 'Updated', row)
}

type Place = Pick<DomainSight, 'isProven' | 'leadsHere'>

/** What the owner of a domain is owed a mail of after a change that was made because of what was seen. */
const untoldOf = (row: DomainRow, change: DomainChange, seen?: Place): DomainRow['untold'] => {
  if (change.state === 'Connected') return 'connected'
  if (change.state === 'Failed') return 'failed'
  const isRight = seen === undefined || (seen.isProven && seen.leadsHere)
  return row.state === 'Connected' && change.failingAt && !isRight ? 'failing' : undefined
}

/** For so long a look at whoever holds a domain is taken for what is so, whoever else proves that it is theirs. */
const heldLookMs = 60 * 60_000

/** Has whoever holds a domain that another account has proved looked at, so that it changes hands once it may. */
const lookAtHolder = async ({ domains, orderLook, clock }: LookPorts, { domainName }: DomainRow) => {
  const holder = await domains.holder(domainName)
  if (holder === undefined) return
  const lookedAt = holder.look?.at.getTime() ?? 0
  if (clock().getTime() - lookedAt >= heldLookMs) await orderLook(holder._id)
}

/** Takes a step; `held` where another account has the domain. */
const take = async (
  { domains, history }: LookPorts,
  row: DomainRow,
  { change, untold }: { readonly change: DomainChange; readonly untold: DomainRow['untold'] },
) => {
  const after = await domains.advance(row, change, untold)
  if (after === 'held' || after === undefined) return after
  if (change.state !== undefined) await history.note('Updated', after)
  return after
}

/** Waits for whoever holds a domain to lose it, for as long as that may take: the row after it; nothing while it waits. */
const waitForHolder = async (ports: LookPorts, row: DomainRow): Promise<DomainRow | undefined> => {
  await lookAtHolder(ports, row)
  const change = awaitHolder(row, row.modifiedAt, ports.clock())
  const after = change && (await take(ports, row, { change, untold: untoldOf(row, change) }))
  return after === 'held' ? undefined : after
}

/** The one next step that a look leads to: the row after it; nothing where it stays, or has changed meanwhile. */
const step = async (ports: LookPorts, row: DomainRow, seen: Seen): Promise<DomainRow | undefined> => {
  const { domains, clock } = ports
  // Connected anew after it was with no website: it is served once its proof was seen again.
  if (isProven(row.state) && row.held === undefined && seen.isProven) {
    const held = await domains.hold(row)
    return held === 'held' ? waitForHolder(ports, row) : held
  }
  const { hasCertificate, isPostponed, unrenewedUntil } = await certifyDomain(ports, row, seen)
  const isNoted = row.unrenewedUntil?.getTime() === unrenewedUntil?.getTime()
  if (row.state === 'Connected' && hasCertificate && !isNoted)
    return domains.noteUnrenewed(row, unrenewedUntil)
  const sight = { ...seen, hasCertificate, isPostponed }
  const change = advanceDomain(row, sight, clock())
  if (change === undefined) return undefined
  const after = await take(ports, row, { change, untold: untoldOf(row, change, sight) })
  return after === 'held' ? waitForHolder(ports, row) : after
}

/** Takes every step that a look leads to; answers the row after the last. */
const takeSteps = async (ports: LookPorts, before: DomainRow, seen: Seen): Promise<DomainRow> => {
  let row = before
  for (;;) {
    const after = await step(ports, row, seen)
    if (after === undefined) return row
    row = after
    await ports.announceDomain(row.websiteId)
    await ports.tellOwner(row)
  }
}

const isOver = ({ websiteId, state }: DomainRow): boolean => websiteId === null || state === 'Failed'

/** Opens the looking. */
export const createLookAtDomain =
  (ports: LookPorts): LookAtDomain =>
  async (domainId) => {
    const { domains, history, tellOwner, dropCertificate, clock, target } = ports
    const found = await domains.find(domainId)
    if (found === undefined) {
      await history.noteGone(domainId)
      return undefined
    }
    await noteLast(ports, found)
    await tellOwner(found)
    if (isOver(found)) await dropCertificate(found)
    if (isOver(found) || target === undefined) return undefined
    const isAnew = isUnwatched(found, found.look?.at ?? null, clock())
    const row = isAnew ? { ...found, failingAt: clock() } : found
    const after = await takeSteps(ports, row, await look(ports, row, target))
    if (isOver(after)) await dropCertificate(after)
    return nextLookAt(after, clock()) ?? undefined
  }
