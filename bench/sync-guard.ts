import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { openStored } from '@shingle/storage/draft-guard/load-updates.ts'
import { checkTouched } from '@shingle/sync-server/draft-rules.ts'
import { Shadow } from '@shingle/sync-server/shadow.ts'
import { touchedPlaces } from '@shingle/sync-server/touched-places.ts'
import * as Y from 'yjs'
import { median } from './measure.ts'
import { typedUpdates } from './sync-load.ts'
import { figureRow, type Row } from './sync-rows.ts'

const batch = 200
const batches = 21

/** Microseconds per update that `take` takes, batch by batch. */
const timeBatches = (take: (update: Uint8Array) => void, updates: readonly Uint8Array[]): number[] =>
  Array.from({ length: batches }, (_, at) => {
    const started = performance.now()
    for (const update of updates.slice(at * batch, (at + 1) * batch)) take(update)
    return ((performance.now() - started) * 1_000) / batch
  })

/** Tries an update as the server did before there was a guard: applied to a copy, and its values checked. */
const unguarded = (seed: Uint8Array) => {
  const doc = openStored([seed])
  doc.on('update', () => undefined)
  return (update: Uint8Array) => {
    const transaction = doc.transact((present) => {
      Y.applyUpdate(doc, update)
      return present
    })
    if (checkTouched(doc, touchedPlaces(transaction)) !== undefined) throw new Error('an update was refused')
  }
}

const guarded = (seed: Uint8Array) => {
  const shadow = new Shadow(openStored([seed]))
  return (update: Uint8Array) => {
    const inspected = shadow.inspect([update], syncLimits.update)
    if ('outcome' in inspected || shadow.try(inspected).outcome !== 'allowed')
      throw new Error('an update was refused')
  }
}

/** What inspection and meter add to an update of somebody who types. */
export const measureGuard = (seed: Uint8Array): Row[] => {
  const updates = typedUpdates(seed, batch * batches)
  // Each once beforehand, while its code is compiled.
  timeBatches(unguarded(seed), updates)
  timeBatches(guarded(seed), updates)
  const [before, after] = [timeBatches(unguarded(seed), updates), timeBatches(guarded(seed), updates)]
  const added = median(after.map((time, at) => time - (before[at] ?? 0)))
  return [figureRow('inspection and meter, on top of trying an update', [added, 'µs'], { atMost: 25 })]
}
