import { setTimeout as wait } from 'node:timers/promises'
import { wordsOf } from '@shingle/client/replica/fixtures/embed.ts'
import { createDraftLog, type DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { Db } from 'mongodb'
import type * as Y from 'yjs'
import { epochOf } from './chaos-client.ts'

/** A draft as the durable log holds it. */
export interface LoggedDraft {
  readonly doc: Y.Doc
  readonly epoch: number
  readonly words: ReadonlySet<string>
}

/** Reads the durable log all the time, and notes what should never be seen there. */
export interface LogWatch {
  readonly violations: readonly string[]
  reads(): number
  readonly read: () => Promise<LoggedDraft>
  stop(): Promise<void>
}

const pauseMs = 150
/** How long a look is tried again while a killed database comes back: on a busy machine that takes its time. */
const patienceMs = 60_000

const patiently = async <T>(look: () => Promise<T>): Promise<T> => {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(pauseMs)
    }
  }
}

interface LoggedUpdate {
  readonly s: number
  readonly e: number
}

interface SyncRow {
  readonly _id: string
  readonly epoch: number
  readonly seq: number
  readonly snapSeq: number
  readonly tailAfter?: number
  readonly tail: readonly LoggedUpdate[]
}

interface EarlierRow {
  readonly _id: string
  readonly updates: readonly LoggedUpdate[]
}

const load = async (log: DraftLog, draftId: string): Promise<LoggedDraft> => {
  const loaded = await log.load(draftId)
  if (!loaded.ok) throw new Error(loaded.problem.code)
  const { doc } = loaded.value
  if (doc.store.pendingStructs !== null || doc.store.pendingDs !== null) throw new Error('pending structs')
  return { doc, epoch: loaded.value.epoch, words: new Set(wordsOf(doc)) }
}

/** All updates that no snapshot holds; one that a killed process wrote to both rows, once. */
const loggedUpdates = (
  { snapSeq, tailAfter = snapSeq, tail }: SyncRow,
  earlier: EarlierRow | null,
): readonly LoggedUpdate[] => {
  const aside = (earlier?.updates ?? []).filter(({ s }) => s > snapSeq && s <= tailAfter)
  return [...new Map(aside.map((one) => [one.s, one])).values(), ...tail]
}

/** What the rows of a draft break by themselves. */
const rowFaults = (row: SyncRow, earlier: EarlierRow | null): string[] => {
  const { epoch, seq } = row
  const updates = loggedUpdates(row, earlier)
  const faults: string[] = []
  updates.forEach(({ s, e }, at) => {
    const before = updates[at - 1]
    if (e > epoch || (before !== undefined && before.e > e))
      faults.push(`an update of epoch ${e} lies after the take that ended it`)
    if (s > seq || (before !== undefined && before.s >= s)) faults.push(`update ${s} is out of order`)
  })
  return faults
}

const createJudge = () => {
  let former: LoggedDraft | undefined
  /** What a newer state of the log breaks beside an older one. */
  return (present: LoggedDraft): string[] => {
    const before = former
    former = present
    if (before === undefined) return []
    const gone = [...before.words].filter((word) => !present.words.has(word))
    const late = [...present.words].filter((word) => !before.words.has(word) && epochOf(word) < before.epoch)
    return [
      ...gone.map((word) => `${word} left the log`),
      ...late.map((word) => `${word} came after the take to epoch ${before.epoch}`),
    ]
  }
}

export const watchLog = (db: Db, draftId: string): LogWatch => {
  const log = createDraftLog(db)
  const rows = db.collection<SyncRow>('DraftSync')
  const earlier = db.collection<EarlierRow>('DraftEarlierUpdates')
  const judge = createJudge()
  const violations: string[] = []
  let reads = 0
  let isOver = false
  const look = async () => {
    const row = await rows.findOne({ _id: draftId })
    if (row !== null) violations.push(...rowFaults(row, await earlier.findOne({ _id: draftId })))
    const logged = await load(log, draftId)
    violations.push(...judge(logged))
    logged.doc.destroy()
    reads += 1
  }
  const watching = (async () => {
    while (!isOver) {
      // While the database is down there is nothing to see.
      await look().catch((error: unknown) => {
        if (error instanceof Error && error.message === 'pending structs') violations.push(error.message)
      })
      await wait(pauseMs)
    }
  })()
  return {
    violations,
    reads: () => reads,
    read: () => patiently(() => load(log, draftId)),
    stop: async () => {
      isOver = true
      await watching
      await patiently(look)
    },
  }
}
