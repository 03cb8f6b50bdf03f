import { setTimeout as wait } from 'node:timers/promises'
import { syncLimits, type UpdateCaps } from '@shingle/shared/sync/sync-limits.ts'
import type { Refusal, RefusedField } from '@shingle/shared/sync/sync-messages.ts'
import type { AppendOutcome } from '@shingle/storage/draft-log/append-batch.ts'
import { isOutOfProportion } from './cpu-clock.ts'
import { type DraftAccess, type DraftConnection, mayWrite } from './draft-access.ts'
import type { Durable } from './late-updates.ts'
import type { OpenDraft } from './open-draft.ts'
import type { Trial } from './shadow.ts'
import { isHeavy, type Refused } from './trial.ts'

/** Updates of one client that are to enter a draft together. */
export interface Offer {
  readonly access: DraftAccess
  readonly connection: DraftConnection
  readonly updates: readonly Uint8Array[]
  /** What this kind of message may hold and cost. */
  readonly caps: UpdateCaps
}

/** Whether an update is durable and applied, or why it is not. */
export type Verdict =
  | { readonly accepted: true }
  | {
      readonly accepted: false
      readonly why: Refusal
      readonly text?: string
      readonly at?: RefusedField['at']
      /** Whether it would have cost more than any honest update. */
      readonly isCostly?: boolean
    }

const accepted: Verdict = { accepted: true }
const refuse = (why: Refusal): Verdict => ({ accepted: false, why })

const refuseTrial = ({ outcome, ...rest }: Refused): Verdict => ({ accepted: false, ...rest })

/**
 * Two processes that write one draft in turns are each behind now and then; with jitter this many tries are
 * plenty.
 */
const maximumTries = 100
const appendTries = 4

const append = async (
  draft: OpenDraft,
  access: DraftAccess,
  update: Uint8Array,
): Promise<AppendOutcome | undefined> => {
  const { draftId, seq: base, around } = draft
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

const isTooLong = ({ updates, caps }: Offer): boolean =>
  updates.reduce((sum, { byteLength }) => sum + byteLength, 0) > caps.bytes

interface Timed {
  /** How much processor time trying took. */
  readonly cpuMs: number
}

/** Takes over what became durable, and notices where the live document takes far longer for it than the copy did. */
const takeOver = (draft: OpenDraft, { access, connection }: Offer, trial: Timed & Durable) => {
  const { budgets, metrics, logger } = draft.around
  const advance = () => draft.advance(trial, connection)
  const { cpuMs: ms } = budgets.charge(access.user.id, advance)
  if (!isOutOfProportion(ms, trial.cpuMs)) return
  metrics.disproportion()
  logger.warn({ draftId: draft.draftId, ms, trialMs: trial.cpuMs }, 'a draft takes far longer than its copy')
  draft.isDear = true
}

/** The copy of a large draft takes its turn and counts as an update does, so that whoever has it thrown away pays for the next. */
const makeReady = ({ around, shadow }: OpenDraft, userId: string) =>
  around.heavyWork.run(userId, () => around.budgets.charge(userId, () => shadow.prepare()))

/** What is refused in the midst of a large draft costs a copy of it, whatever it was refused for. */
const noteLostCopy = ({ around }: OpenDraft, userId: string, trial: Trial): void => {
  const isTheirs = trial.outcome === 'refused' && trial.why !== 'busy' && !trial.isCostly
  if (!isTheirs || trial.lost <= syncLimits.rebuild.structs) return
  around.metrics.refuseCost()
  around.costRefusals.note(userId)
}

/**
 * Inspects and tries an offer on its account; what may take long waits for its turn first. Most updates wait for nothing:
 * each wait spared here is one that every key typed is spared.
 */
const attempt = async (draft: OpenDraft, { access, updates, caps }: Offer): Promise<Trial & Timed> => {
  const { budgets, heavyWork, metrics } = draft.around
  const { id: userId } = access.user
  if (!draft.shadow.isReady) await makeReady(draft, userId)
  const { made: inspected } = budgets.charge(userId, () => draft.shadow.inspect(updates, caps))
  if ('outcome' in inspected)
    return { ...inspected, spent: { steps: 0, moves: 0, texts: [] }, lost: 0, cpuMs: 0 }
  const run = () => {
    const { made: trial, cpuMs } = budgets.charge(userId, () => draft.shadow.try(inspected))
    // What was refused leaves nothing behind.
    if (trial.outcome === 'allowed') draft.debt += trial.spent.steps
    noteLostCopy(draft, userId, trial)
    metrics.trial({ ...trial.spent, ms: cpuMs })
    return { ...trial, cpuMs }
  }
  return isHeavy(inspected) ? heavyWork.run(userId, run) : run()
}

/** One try; undefined means that others wrote first and the document has caught up. */
const tryOnce = async (draft: OpenDraft, offer: Offer): Promise<Verdict | undefined> => {
  if (!mayWrite(offer.access, draft.control)) return refuse('control')
  if (isTooLong(offer)) return refuse('limit')
  const { id: userId } = offer.access.user
  if (draft.around.costRefusals.isBarred(userId)) return refuse('busy')
  const trial = await attempt(draft, offer)
  if (trial.outcome === 'refused') return refuseTrial(trial)
  if (trial.outcome === 'nothing-new') return accepted
  const stored = await append(draft, offer.access, trial.update)
  if (stored?.outcome === 'appended') {
    takeOver(draft, offer, { ...trial, seq: stored.seq })
    return accepted
  }
  draft.shadow.drop()
  if (stored === undefined) return refuse('busy')
  if (stored.outcome === 'gone') draft.dismiss()
  if (stored.outcome === 'control') draft.observe(stored.control)
  if (stored.outcome === 'behind' && (await draft.catchUp())) return undefined
  return refuse('control')
}

/**
 * The accept point: an update passes only from the holder, in the present epoch, readable, complete, a valid
 * draft, and durable. After `accepted` the live document holds it; after anything else neither document nor
 * log does.
 */
export const accept = async (draft: OpenDraft, offer: Offer): Promise<Verdict> => {
  // Whoever may not write is told so at once: nothing of what they sent is looked at.
  if (mayWrite(offer.access, draft.control)) await draft.around.budgets.ready(offer.access.user.id)
  return draft.mutex.run(async () => {
    for (let tries = 0; tries < maximumTries; tries += 1) {
      const verdict = await tryOnce(draft, offer)
      if (verdict !== undefined) return verdict
      await wait(Math.random() * tries)
    }
    return refuse('busy')
  })
}
