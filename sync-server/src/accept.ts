import { setTimeout as wait } from 'node:timers/promises'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import type { Refusal } from '@shingle/shared/sync/sync-messages.ts'
import type { AppendOutcome } from '@shingle/storage/draft-log/append-batch.ts'
import { type DraftAccess, type DraftConnection, mayWrite } from './draft-access.ts'
import type { DraftGate } from './draft-gate.ts'

/** Updates of one client that are to enter a draft together. */
export interface Offer {
  readonly access: DraftAccess
  readonly connection: DraftConnection
  readonly updates: readonly Uint8Array[]
  /** The bytes this kind of message may have. */
  readonly maximumBytes: number
}

/** Whether an update is durable and applied, or why it is not. */
export type Verdict =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly why: Refusal; readonly text?: string }

const accepted: Verdict = { accepted: true }
const refuse = (why: Refusal, text?: string): Verdict => ({
  accepted: false,
  why,
  ...(text === undefined ? {} : { text }),
})

/**
 * Two processes that write one draft in turns are each behind now and then; with jitter this many tries are
 * plenty.
 */
const maximumTries = 100
const appendTries = 4

const append = async (
  gate: DraftGate,
  access: DraftAccess,
  update: Uint8Array,
): Promise<AppendOutcome | undefined> => {
  const { draftId, seq: base, around } = gate
  const entry = { draftId, epoch: access.epoch, holder: access.user.id, base, update }
  for (let tries = 1; tries <= appendTries; tries += 1) {
    const started = performance.now()
    const note = () => around.metrics.append((performance.now() - started) / 1_000)
    try {
      return await around.log.append(entry).finally(note)
    } catch (error) {
      around.logger.warn({ err: error, draftId, tries }, 'an update could not be stored')
      await wait(100 * 2 ** tries)
    }
  }
  return undefined
}

/** One try; undefined means that others wrote first and the document has caught up. */
const tryOnce = async (gate: DraftGate, offer: Offer): Promise<Verdict | undefined> => {
  if (!mayWrite(offer.access, gate.control)) return refuse('control')
  const trial = gate.shadow.try(offer.updates)
  if (trial.outcome === 'refused') return refuse(trial.why, trial.text)
  if (trial.outcome === 'nothing-new') return accepted
  const stored = await append(gate, offer.access, trial.update)
  if (stored?.outcome === 'appended') {
    gate.advance(stored.seq, trial.update, offer.connection)
    return accepted
  }
  gate.shadow.drop()
  if (stored === undefined) return refuse('busy')
  if (stored.outcome === 'gone') gate.dismiss()
  if (stored.outcome === 'control') gate.observe(stored.control)
  if (stored.outcome === 'behind' && (await gate.catchUp())) return undefined
  return refuse('control')
}

/**
 * The accept point: an update passes only from the holder, in the present epoch, readable, complete, a valid
 * draft, and durable. After `accepted` the live document holds it; after anything else neither document nor
 * log does.
 */
export const accept = (gate: DraftGate, offer: Offer): Promise<Verdict> =>
  gate.mutex.run(async () => {
    const bytes = offer.updates.reduce((sum, { byteLength }) => sum + byteLength, 0)
    const isOver = Math.min(offer.maximumBytes, syncLimits.frame) < bytes
    if (isOver) return refuse(mayWrite(offer.access, gate.control) ? 'limit' : 'control')
    for (let tries = 0; tries < maximumTries; tries += 1) {
      const verdict = await tryOnce(gate, offer)
      if (verdict !== undefined) return verdict
      await wait(Math.random() * tries)
    }
    return refuse('busy')
  })
