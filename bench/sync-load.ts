import { setTimeout as wait } from 'node:timers/promises'
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import * as Y from 'yjs'
import { cpuTimeMs } from './cpu-time.ts'
import { clockBehind, type Pair, type Samples } from './sync-pairs.ts'
import type { ServerUnderLoad } from './sync-servers.ts'

/** How many drafts are typed in at once, how fast, and for how long. */
export const loadPlan = { drafts: 300, perSecond: 10, seconds: 12 } as const

/** What a server did under the load. */
export interface LoadResult {
  readonly acknowledged: readonly number[]
  readonly delivered: readonly number[]
  readonly updates: number
  readonly cpuMs: number
  readonly wallMs: number
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

/** Types in all drafts at once at a steady pace, then waits until everything has arrived. */
export const load = async (
  server: ServerUnderLoad,
  { pairs, updates, samples }: { pairs: readonly Pair[]; updates: readonly Uint8Array[]; samples: Samples },
): Promise<LoadResult> => {
  const pauseMs = 1_000 / loadPlan.perSecond
  const cpuBefore = cpuTimeMs(server.process.pid())
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
  while (samples.delivered.length < total && Date.now() < end) await wait(10)
  const wallMs = performance.now() - started
  return { ...samples, updates: total, cpuMs: cpuTimeMs(server.process.pid()) - cpuBefore, wallMs }
}
