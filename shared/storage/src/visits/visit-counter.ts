import { dayOf, type Tap, type Use } from '@shingle/shared/visit/visit.ts'
import type { Logger } from 'pino'
import { askerOf, networkOf } from '../network/network-of.ts'
import type { WebsiteVisits } from '../rows/website-visits.ts'
import { isOnPhone, isRobot } from './is-robot.ts'
import { createNetworkShare } from './network-share.ts'
import { createSeenToday } from './seen-today.ts'
import { directSource, otherSources } from './source-of.ts'
import { addSource, addTo, createTallies, type Tally } from './tally.ts'

/** Who asks: an address of the network, and what their browser says of itself. Neither is kept. */
export interface Visitor {
  readonly address: string
  readonly agent: string | undefined
}

/** Counts visits in memory, and writes what was counted every few seconds. */
export interface VisitCounter {
  /** Counts a page that was sent; `source` is asked only of whoever is here for the first time today. */
  readonly countView: (websiteId: string, visitor: Visitor, source: () => string) => void
  /** Whether a visitor may be counted now: no robot, nor one who was counted too often within the minute. */
  readonly mayCount: (visitor: Visitor) => boolean
  /** Counts a tap, of the same visitor once an hour. Whoever calls it asks `mayCount` first. */
  readonly countTap: (websiteId: string, visitor: Visitor, tap: Tap) => void
  /** Counts what a form has sent. */
  readonly countSent: (websiteId: string, use: Use) => void
  /** Writes what waits; what cannot be written waits on. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

interface CounterOptions {
  readonly store: Pick<WebsiteVisits, 'add'>
  readonly clock: () => Date
  readonly log: Logger
  /** How often what was counted is written. */
  readonly writtenEveryMs?: number
}

const usuallyWrittenEveryMs = 10_000
/** One write holds so many websites; so many wait at most, and what comes beyond is not counted. */
const writtenAtOnce = 1_000
const waitingMost = 20_000
/** How often one network is counted within a minute: an office, and no flood. Whoever was given many is one crowd. */
const perMinute = { most: 60, periodMs: 60_000 }
const widePerMinute = { ...perMinute, most: 240 }
/** So many visitors of one network are new within a day: beyond, they would soon use up what everybody's are known by. */
const newPerDay = { most: 5_000, periodMs: 24 * 60 * 60_000 }
/** So many sources of a website does one network name within a day: nobody pushes out those that others come from. */
const namedByOne = 5

const agentOf = ({ agent = '' }: Visitor): string => agent.slice(0, 256)

/** Counts in memory by website and day. */
const createCounting = (clock: () => Date, tallyOf: (websiteId: string) => Tally | undefined) => {
  const seen = createSeenToday(clock)
  const share = createNetworkShare(clock, perMinute)
  const wideShare = createNetworkShare(clock, widePerMinute)
  const newShare = createNetworkShare(clock, newPerDay)
  const mayCount = ({ agent, address }: Visitor): boolean =>
    !isRobot(agent) && wideShare.take(askerOf(address)) && share.take(networkOf(address))
  const isFirst = (visitor: Visitor, of: string): boolean =>
    seen.isFirst(`${networkOf(visitor.address)} ${agentOf(visitor)} ${of}`)
  const named = ({ address }: Visitor, websiteId: string, source: string): string => {
    if (source === directSource) return source
    const by = `${askerOf(address)} ${websiteId}`
    const isNamed = !seen.isFirst(`${by} ${source}`)
    const mayName = () => Array.from({ length: namedByOne }, (_, at) => `${by} ${at}`).some(seen.isFirst)
    return isNamed || mayName() ? source : otherSources
  }

  return {
    mayCount,
    endDay: seen.endDay,
    countView: (websiteId: string, visitor: Visitor, source: () => string): void => {
      if (!mayCount(visitor)) return
      const tally = tallyOf(websiteId)
      if (tally === undefined) return
      addTo(tally.sums, 'views')
      if (!isFirst(visitor, websiteId) || !newShare.take(askerOf(visitor.address))) return
      addTo(tally.sums, 'visits')
      addSource(tally, named(visitor, websiteId, source()))
      if (isOnPhone(agentOf(visitor))) addTo(tally.sums, 'phones')
    },
    countTap: (websiteId: string, visitor: Visitor, tap: Tap): void => {
      const hour = clock().getUTCHours()
      const tally = tallyOf(websiteId)
      if (tally === undefined || !isFirst(visitor, `${websiteId} ${tap} ${hour}`)) return
      addTo(tally.sums, `used.${tap}`)
      if (tap === 'phone') addTo(tally.sums, `phoneHours.${hour}`)
    },
    countSent: (websiteId: string, use: Use): void => {
      const tally = tallyOf(websiteId)
      if (tally !== undefined) addTo(tally.sums, `used.${use}`)
    },
  }
}

/**
 * A counter of one process. Nothing of a visitor leaves its memory but sums. After it has begun anew, and in each of several
 * processes, whoever comes again that day is one visitor more.
 */
export const createVisitCounter = ({
  store,
  clock,
  log,
  writtenEveryMs = usuallyWrittenEveryMs,
}: CounterOptions): VisitCounter => {
  const tallies = createTallies(waitingMost)
  const counting = createCounting(clock, (websiteId) => tallies.of(websiteId, dayOf(clock())))
  let writing: Promise<void> | undefined

  const write = async (): Promise<void> => {
    while (tallies.size() > 0) {
      const taken = tallies.take(writtenAtOnce)
      try {
        await store.add(taken)
      } catch (error) {
        // Whether it was written is not known: then visits may be counted twice rather than not at all.
        tallies.putBack(taken)
        log.warn({ err: error }, 'visits could not be written yet')
        return
      }
    }
  }

  const flush = (): Promise<void> => {
    writing ??= write().finally(() => {
      writing = undefined
    })
    return writing
  }

  const timer = setInterval(() => {
    counting.endDay()
    void flush()
  }, writtenEveryMs)
  timer.unref()

  const { endDay: _, ...counts } = counting
  return {
    ...counts,
    flush,
    close: async () => {
      clearInterval(timer)
      // What is being written first: it may be less than what waits by now.
      await writing
      await flush()
    },
  }
}
