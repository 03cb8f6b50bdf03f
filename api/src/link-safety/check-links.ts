import { findDeceit } from '@shingle/shared/link-safety/judge-address.ts'
import type { CheckedSafety } from '@shingle/shared/link-safety/link-safety.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import { createFollowLink } from '@shingle/storage/providers/link-safety/follow-link.ts'
import type { CheckLink } from '@shingle/storage/providers/link-safety/link-safety.ts'
import { type LinkCheckRow, openLinkChecks } from '@shingle/storage/rows/link-checks.ts'
import { CrowdedOut, createTurns } from '@shingle/storage/turns/turns.ts'
import type { Db } from 'mongodb'
import type { TryUse } from '../limits/rate-limits.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  readonly fetchOutside: FetchOutside
  readonly checkLink: CheckLink
  readonly tryUse: TryUse
}

/** For whom a link is checked: while it is written, where it may be tried again, or before it is published. */
export type CheckMoment = 'field' | 'publish'

/** What is known of links without asking anybody. */
export interface KnownLinks {
  readonly safe: ReadonlySet<string>
  /** Those found so earlier as well, for as long as that is kept: asked about anew, they may be safe by now. */
  readonly unsafe: ReadonlySet<string>
  /** Those that others have to be asked about. */
  readonly open: readonly string[]
}

interface Asker {
  readonly accountId: string
  readonly withinMs: number
}

/** How links are checked: what is found of an address is kept for a while, for all who link it. */
export interface CheckLinks {
  readonly known: (addresses: readonly string[], moment: CheckMoment) => Promise<KnownLinks>
  /** Asks about links and keeps what comes of it; those whose time or count is over have failed. */
  readonly look: (addresses: readonly string[], asker: Asker) => Promise<ReadonlyMap<string, CheckedSafety>>
}

const minuteMs = 60_000
/** How long the answers of others are as good as new. */
const freshMs = { publish: 10 * minuteMs, field: 60 * minuteMs, followed: 6 * 60 * minuteMs } as const

// Others are asked, who may be slow: of one account, one call after the other.
const room = { ofOne: 4, ofAll: 120, atOnce: 8 }
const linksAtOnce = 6

const eachOf = async (
  addresses: readonly string[],
  task: (address: string) => Promise<void>,
): Promise<void> => {
  const rest = [...addresses]
  const workThrough = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await task(next)
  }
  await Promise.all(Array.from({ length: linksAtOnce }, workThrough))
}

const sortLinks = (
  addresses: readonly string[],
  safetyOf: (address: string) => CheckedSafety | undefined,
): KnownLinks => {
  const told = addresses.map((address) => [address, safetyOf(address)] as const)
  const those = (wanted: CheckedSafety | undefined) =>
    told.flatMap(([address, safety]) => (safety === wanted ? [address] : []))
  return { safe: new Set(those('Safe')), unsafe: new Set(those('Unsafe')), open: those(undefined) }
}

/** Opens the checks of one deployment. */
export const createCheckLinks = ({ db, clock, tryUse, ...ports }: Services): CheckLinks => {
  const checks = openLinkChecks(db, clock)
  const followLink = createFollowLink(ports)
  const turns = createTurns(room)
  const isWithin = (at: Date, ageMs: number): boolean => clock().getTime() - at.getTime() < ageMs

  const standing = (row: LinkCheckRow | undefined, moment: CheckMoment): CheckedSafety | undefined => {
    if (row === undefined || !isWithin(row.checkedAt, freshMs[moment])) return undefined
    // Whoever sees that it failed tries again.
    return moment === 'field' && row.safety === 'Failed' ? undefined : row.safety
  }

  /** Where it was followed lately, only others who know of harm are asked again. */
  const lookAt = async (address: string, row: LinkCheckRow | undefined, signal: AbortSignal) => {
    const isFollowed = row?.safety === 'Safe' && isWithin(row.followedAt, freshMs.followed)
    const safety = await (isFollowed ? ports.checkLink : followLink)(address, signal)
    // That there was no time says nothing of the link.
    if (safety === 'Failed' && signal.aborted) return safety
    const checkedAt = clock()
    await checks.keep(address, { safety, checkedAt, followedAt: isFollowed ? row.followedAt : checkedAt })
    return safety
  }

  return {
    known: async (addresses, moment) => {
      const rows = await checks.find(addresses)
      const sorted = sortLinks(addresses, (address) =>
        findDeceit(address) === undefined ? standing(rows.get(address), moment) : 'Unsafe',
      )
      const earlier = sorted.open.filter((address) => rows.get(address)?.safety === 'Unsafe')
      return { ...sorted, unsafe: new Set([...sorted.unsafe, ...earlier]) }
    },

    look: async (addresses, { accountId, withinMs }) => {
      const found = new Map<string, CheckedSafety>(addresses.map((address) => [address, 'Failed']))
      if (addresses.length === 0) return found
      const signal = AbortSignal.timeout(withinMs)
      const lookAtAll = async () => {
        const rows = await checks.find(addresses)
        await eachOf(addresses, async (address) => {
          if (signal.aborted || !(await tryUse('links-per-user', accountId))) return
          found.set(address, await lookAt(address, rows.get(address), signal))
        })
      }
      try {
        await turns.take(accountId, lookAtAll)
      } catch (thrown) {
        if (!(thrown instanceof CrowdedOut)) throw thrown
      }
      return found
    },
  }
}
