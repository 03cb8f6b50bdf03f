import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { draftOf } from '@shingle/trades/testing/draft-of.ts'
import { judged } from './goals.ts'
import { shown, type Times } from './measure.ts'
import { answers } from './published-site.ts'
import type { Report } from './report.ts'
import { measureGuard } from './sync-guard.ts'
import { type HandoffTimes, measureHandoffs } from './sync-handoff.ts'
import { type LoadResult, load, loadPlan, typedUpdates } from './sync-load.ts'
import { freshDraftId, measureLongLife } from './sync-long-life.ts'
import { openPlainPair, openSyncPair, type Samples } from './sync-pairs.ts'
import { figureRow, latency, type Row } from './sync-rows.ts'
import {
  type ServerUnderLoad,
  startBareRelay,
  startDatabase,
  startSyncServer,
  startYWebsocketServer,
} from './sync-servers.ts'

const opensAtOnce = 10
const settleMs = 1_500

const seedOfDraft = (): Uint8Array => {
  const made = draftOf(answers)
  return seedDraft(made.ok ? made.value : blankContent())
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const inBatches = async <T>(count: number, open: (at: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = []
  while (all.length < count) {
    const from = all.length
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(opensAtOnce, count - from) }, (_, at) => open(from + at)),
      )),
    )
  }
  return all
}

const microseconds = ({ cpuMs: [serverMs = 0], delivered }: LoadResult): number =>
  (serverMs * 1_000) / Math.max(1, delivered.length)

const loadPlain = async (
  starting: Promise<ServerUnderLoad> | undefined,
  typed: { readonly seed: Uint8Array; readonly updates: readonly Uint8Array[] },
) => {
  const { seed, updates } = typed
  const server = await starting
  if (server === undefined) return undefined
  const samples: Samples = { acknowledged: [], delivered: [] }
  const pairs = await inBatches(loadPlan.drafts, (at) => openPlainPair(`${server.url}/draft-${at}`, samples))
  // What is typed rests on the draft's first state, which these servers do not have yet.
  for (const pair of pairs) pair.send(seed)
  await wait(settleMs)
  samples.delivered.length = 0
  const result = await load([server.process], { pairs, updates, samples })
  for (const pair of pairs) pair.close()
  await server.stop()
  return result
}

const plainRow = (name: string, result: LoadResult | undefined): Row[] =>
  result === undefined
    ? [[name, 'not run: it is not installed (`npm ci --prefix bench/anchors`)', 'anchor']]
    : [
        [
          `${name}: CPU per update; to the other's screen p50 / p95 / p99`,
          `${shown(microseconds(result))} µs; ${latency(result.delivered)}`,
          'anchor',
        ],
      ]

const measureLoad = async (seed: Uint8Array): Promise<Row[]> => {
  const updates = typedUpdates(seed, loadPlan.perSecond * (loadPlan.warmUpSeconds + loadPlan.seconds))
  const relay = await loadPlain(startBareRelay(), { seed, updates })
  const yWebsocket = await loadPlain(startYWebsocketServer(), { seed, updates })
  const database = await startDatabase()
  const { db, close } = await connectDatabase(database.uri, { name: 'shingle' })
  const server = await startSyncServer(database.uri)
  const emptyMb = residentMb(server.process.pid())
  const samples: Samples = { acknowledged: [], delivered: [] }
  const pairs = await inBatches(loadPlan.drafts, (at) =>
    openSyncPair(server, { db, draftId: freshDraftId(), seed, at }, samples),
  )
  const ours = await load([server.process, database.process], { pairs, updates, samples })
  const [serverShare = 0, databaseShare = 0] = ours.cpuMs.map((ms) => (ms / ours.wallMs) * 100)
  const perDraftMb = (residentMb(server.process.pid()) - emptyMb) / loadPlan.drafts
  for (const pair of pairs) pair.close()
  await server.stop()
  await close()
  await database.stop()
  const ratio = (anchor: LoadResult) => microseconds(ours) / microseconds(anchor)
  return [
    ['durable acknowledgement p50 / p95 / p99', latency(ours.acknowledged, 150), 'p95 ≤ 150 ms'],
    ["typed → on the other's screen p50 / p95 / p99", latency(ours.delivered), '–'],
    [
      'updates acknowledged within 15 s of the last',
      judged(`${ours.acknowledged.length} of ${ours.updates}`, ours.acknowledged.length, {
        atLeast: ours.updates,
      }),
      'all',
    ],
    figureRow('sync server, share of a core', [serverShare, '%'], { atMost: 60 }),
    // Half of what it once took.
    figureRow('database, share of a core', [databaseShare, '%'], { atMost: 24.6 }),
    figureRow('sync server, CPU per update', [microseconds(ours), 'µs'], { atMost: 160 }),
    ...plainRow('bare relay', relay),
    ...plainRow('y-websocket server', yWebsocket),
    ...(relay === undefined ? [] : [['CPU per update: ours ÷ bare relay', `${shown(ratio(relay))} ×`, '–']]),
    ...(yWebsocket === undefined
      ? []
      : [figureRow('CPU per update: ours ÷ y-websocket server', [ratio(yWebsocket), '×'], { atMost: 2 })]),
    figureRow('resident memory per open, edited draft', [perDraftMb, 'MB'], { atMost: 2.2 }),
  ]
}

const handoffRow = (what: string, { p50, p95 }: Times, atMost: number): Row => [
  what,
  judged(`${shown(p50)} / ${shown(p95)} ms`, p95, { atMost }),
  `p95 ≤ ${atMost} ms`,
]

const handoffRows = ({ frozen, typing }: HandoffTimes): Row[] => [
  handoffRow('take → former holder frozen p50 / p95', frozen, 50),
  handoffRow('take → new holder typing p50 / p95', typing, 100),
]

/** Edit control, durable acknowledgement and cost of live drafts, beside servers that keep nothing. */
export const benchSync = async (): Promise<Report> => {
  const seed = seedOfDraft()
  const loaded = await measureLoad(seed)
  const database = await startDatabase()
  const handoffs = await measureHandoffs(database.uri)
  const { db, close } = await connectDatabase(database.uri, { name: 'shingle' })
  const longLife = await measureLongLife(db, seed)
  await close()
  await database.stop()
  return {
    title: `Drafts: ${loadPlan.drafts} at once, ${loadPlan.perSecond} updates a second in each, one writer and one reader`,
    columns: ['what', 'measured', 'goal'],
    rows: [...handoffRows(handoffs), ...loaded, ...measureGuard(seed), ...longLife],
    notes: [
      `${loadPlan.seconds} s of typing, after ${loadPlan.warmUpSeconds} s to warm up, in a generated draft of ${shown(seed.byteLength / 1024)} KB. Our server checks control, schema and limits of every update and answers when the embedded database has it on disk; the anchors keep nothing.`,
      'Takes go through the product as `npm start` runs it, over HTTP, from the click to the other device.',
      'The y-websocket server is @y/websocket-server 0.1.1 in a tree of its own.',
    ],
  }
}
