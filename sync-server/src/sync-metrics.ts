import { type Refusal, refusals } from '@shingle/shared/sync/sync-messages.ts'
import type { Fuel } from '@shingle/storage/draft-guard/meter.ts'
import { createHistogram, family, samplesBy } from '@shingle/storage/metrics/prometheus.ts'

/** Upper bounds of the buckets. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
const milliseconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250] as const
const steps = [0, 10, 100, 1_000, 5_000, 12_000, 30_000] as const
const moves = [0, 10_000, 100_000, 1_000_000, 5_000_000, 20_000_000] as const

/** Why a draft is written anew: its history is dear to load, it has grown too far, or nearly as far as it may, or it could not be loaded at all. */
const rebuildReasons = ['dear', 'overgrown', 'full', 'damaged'] as const
export type RebuildReason = (typeof rebuildReasons)[number]

/** What is true at the moment of asking. */
export interface LiveCounts {
  readonly drafts: number
  readonly sockets: number
}

/** Counts what the sync server does, for Prometheus and the like. */
export interface SyncMetrics {
  accept(count: number): void
  refuse(why: Refusal, count: number): void
  /** So many messages told of the people at a draft. */
  presence(messages: number): void
  /** Edit control of an open draft changed. */
  handOver(): void
  /** Updates were refused for what they would have cost. */
  refuseCost(): void
  /** An update took far longer in the live document than on trial. */
  disproportion(): void
  /** A draft was written anew. */
  rebuild(why: RebuildReason): void
  /** Updates were tried together, at this cost. */
  trial(cost: Fuel, ms: number): void
  /** An append became durable, or failed, after so many seconds. */
  append(seconds: number): void
  /** Everything in the Prometheus text format. */
  render(live: LiveCounts): string
}

export const createSyncMetrics = (): SyncMetrics => {
  let [accepted, handedOver, costly, disproportions, presence] = [0, 0, 0, 0, 0]
  const refused = new Map<Refusal, number>(refusals.map((why) => [why, 0]))
  const rebuilt = new Map<RebuildReason, number>(rebuildReasons.map((why) => [why, 0]))
  const appends = createHistogram('sync_append_seconds', seconds)
  const trials = {
    ms: createHistogram('sync_trial_milliseconds', milliseconds),
    steps: createHistogram('sync_trial_steps', steps),
    moves: createHistogram('sync_trial_moves', moves),
  }
  return {
    accept: (count) => {
      accepted += count
    },
    refuse: (why, count) => void refused.set(why, (refused.get(why) ?? 0) + count),
    presence: (messages) => {
      presence += messages
    },
    handOver: () => {
      handedOver += 1
    },
    rebuild: (why) => void rebuilt.set(why, (rebuilt.get(why) ?? 0) + 1),
    disproportion: () => {
      disproportions += 1
    },
    refuseCost: () => {
      costly += 1
    },
    trial: (cost, ms) => {
      trials.ms.observe(ms)
      trials.steps.observe(cost.steps)
      trials.moves.observe(cost.moves)
    },
    append: (seconds) => appends.observe(seconds),
    render: ({ drafts, sockets }) => {
      const byReason = (name: string, counts: ReadonlyMap<string, number>) => samplesBy(name, 'why', counts)
      const lines = [
        ...family('gauge', 'sync_open_drafts', [['sync_open_drafts', drafts]]),
        ...family('gauge', 'sync_sockets', [['sync_sockets', sockets]]),
        ...family('counter', 'sync_accepts_total', [['sync_accepts_total', accepted]]),
        ...family('counter', 'sync_refusals_total', byReason('sync_refusals_total', refused)),
        ...family('counter', 'sync_rebuilds_total', byReason('sync_rebuilds_total', rebuilt)),
        ...family('counter', 'sync_control_changes_total', [['sync_control_changes_total', handedOver]]),
        ...family('counter', 'sync_presence_messages_total', [['sync_presence_messages_total', presence]]),
        ...family('counter', 'sync_cost_refusals_total', [['sync_cost_refusals_total', costly]]),
        ...family('counter', 'sync_disproportions_total', [['sync_disproportions_total', disproportions]]),
        ...family('histogram', 'sync_append_seconds', appends.samples()),
        ...family('histogram', 'sync_trial_milliseconds', trials.ms.samples()),
        ...family('histogram', 'sync_trial_steps', trials.steps.samples()),
        ...family('histogram', 'sync_trial_moves', trials.moves.samples()),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
