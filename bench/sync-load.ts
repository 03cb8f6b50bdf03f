import { setTimeout as wait } from 'node:timers/promises'
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import * as Y from 'yjs'
import type { KeptProcess } from '../e2e/chaos/kept-process.ts'
import { cpuTimeMs } from './cpu-time.ts'
import { clockBehind, type Pair, type Samples } from './sync-pairs.ts'

/** How many drafts are typed in at once, how fast, and for how long; first as long as a server's code takes to be compiled. */
export const loadPlan = { drafts: 300, perSecond: 10, warmUpSeconds: 6, seconds: 20 } as const

/** What a server did under the load. */
export interface LoadResult {
  readonly acknowledged: readonly number[]
  readonly delivered: readonly number[]
  readonly updates: number
  /** CPU time of each process, in their order. */
  readonly cpuMs: readonly number[]
  readonly wallMs: number
}

/** Who types what, and where it is noted how long it took. */
interface Typing {
  readonly pairs: readonly Pair[]
  readonly updates: readonly Uint8Array[]
  readonly samples: Samples
}

/** The updates of one person who types, alternating between a title and a long text, on a seeded draft. */
export const typedUpdates = (seed: Uint8Array, count: number): Uint8Array[] => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seed)
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  const added = addSection(doc, 'CodeEmbed')
  if (!added.ok) throw new Error('no room for a section')
  let text = ''
  for (let at = 0; updates.length < count; at += 1) {
    text += 'x'
    if (at % 2 === 0) setField(doc, { in: 'section', section: added.value, field: 'code' }, text)
    else setField(doc, { in: 'settings', field: 'pageTitle' }, `Title ${at}`)
  }
  return updates.slice(0, count)
}

/** Whether everything has reached the readers, and the writers of a server that acknowledges. */
const hasArrived = ({ acknowledged, delivered }: Samples, total: number): boolean =>
  delivered.length >= total && (acknowledged.length === 0 || acknowledged.length >= total)

/** Types in all drafts at once at a steady pace, then waits until everything has arrived. */
const typeAll = async ({ pairs, updates, samples }: Typing): Promise<void> => {
  const pauseMs = 1_000 / loadPlan.perSecond
  const started = performance.now()
  const next = pairs.map((_, at) => ({ due: started + (at / pairs.length) * pauseMs, sent: 0 }))
  const total = pairs.length * updates.length
  const clocks = updates.map(clockBehind)
  let sent = 0
  while (sent < total) {
    const now = performance.now()
    pairs.forEach((pair, at) => {
      const place = next[at]
      const update = place === undefined ? undefined : updates[place.sent]
      if (place === undefined || update === undefined || place.due > now) return
      const clock = clocks[place.sent] ?? 0
      pair.unacknowledged.push({ at: now, clock })
      pair.undelivered.push({ at: now, clock })
      pair.send(update)
      place.due += pauseMs
      place.sent += 1
      sent += 1
    })
    await wait(2)
  }
  const end = Date.now() + 15_000
  while (!hasArrived(samples, total) && Date.now() < end) await wait(10)
}

/** The same beforehand and unnoted: a process that lives for weeks is not measured while it compiles its code. */
const warmUp = async ({ pairs, updates, samples }: Typing): Promise<void> => {
  await typeAll({ pairs, updates, samples })
  samples.acknowledged.length = 0
  samples.delivered.length = 0
  for (const pair of pairs) pair.forget()
}

/** Puts a server, and whatever it rests on, under the load, and answers what it did once it was warm. */
export const load = async (
  processes: readonly KeptProcess[],
  { pairs, updates, samples }: Typing,
): Promise<LoadResult> => {
  const warm = loadPlan.perSecond * loadPlan.warmUpSeconds
  await warmUp({ pairs, updates: updates.slice(0, warm), samples })
  const cpuTimes = () => processes.map((process) => cpuTimeMs(process.pid()))
  const before = cpuTimes()
  const started = performance.now()
  const measured = updates.slice(warm)
  await typeAll({ pairs, updates: measured, samples })
  const wallMs = performance.now() - started
  const cpuMs = cpuTimes().map((ms, at) => ms - (before[at] ?? 0))
  return { ...samples, updates: pairs.length * measured.length, cpuMs, wallMs }
}
