import { setTimeout as wait } from 'node:timers/promises'
import { syncLimits, type UpdateCaps } from '@shingle/shared/sync/sync-limits.ts'
import type { Refusal, RefusedField } from '@shingle/shared/sync/sync-messages.ts'
import type { AppendOutcome } from '@shingle/storage/draft-log/append-batch.ts'
import type { Charged } from './cpu-budgets.ts'
import { isOutOfProportion } from './cpu-clock.ts'
import { type DraftAccess, type DraftConnection, mayWrite } from './draft-access.ts'
import type { Durable } from './late-updates.ts'
import type { OpenDraft } from './open-draft.ts'
import type { Trial } from './shadow.ts'
import { type Inspected, isHeavy, type Refused } from './trial.ts'

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
    try {
      return await around.log.append(entry)
    } catch (error) {
      around.logger.warn({ err: error, draftId, tries }, 'an update could not be stored')
    } finally {
      around.metrics.append((performance.now() - started) / 1_000)
    }
    await wait(100 * 2 ** tries)
  }
  return undefined
}

const isTooLong = ({ updates, caps }: Offer): boolean =>
  updates.reduce((sum, { byteLength }) => sum + byteLength, 0) > caps.bytes

/** What trying an offer, or only looking at it, came to, and the processor time that it took. */
interface Attempt {
  readonly trial: Trial | Refused
  readonly cpuMs: number
}

/** Takes over what became durable, and notices where the live document takes far longer for it than the copy did. */
const takeOver = (
  draft: OpenDraft,
  { access, connection }: Offer,
  durable: Durable & Pick<Attempt, 'cpuMs'>,
) => {
  const { budgets, metrics, logger } = draft.around
  const advance = () => draft.advance(durable, connection)
  const { cpuMs: ms } = budgets.charge(access.user.id, advance)
  if (!isOutOfProportion(ms, durable.cpuMs)) return
  metrics.disproportion()
  logger.warn(
    { draftId: draft.draftId, ms, trialMs: durable.cpuMs },
    'a draft takes far longer than its copy',
  )
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

/** Inspects an offer, and tries it at once unless that may take long: most are looked at and tried in one go. */
const lookAndTry = ({ shadow }: OpenDraft, { updates, caps }: Offer): Refused | Inspected | Trial => {
  const inspected = shadow.inspect(updates, caps)
  return 'outcome' in inspected || isHeavy(inspected) ? inspected : shadow.try(inspected)
}

/** Takes note of what a trial has cost. */
const concludeTrial = (draft: OpenDraft, userId: string, { made: trial, cpuMs }: Charged<Trial>) => {
  // What was refused leaves nothing behind.
  if (trial.outcome === 'allowed') draft.debt += trial.spent.steps
  noteLostCopy(draft, userId, trial)
  draft.around.metrics.trial(trial.spent, cpuMs)
  return { trial, cpuMs }
}

/**
 * Inspects and tries an offer on its account; what may take long waits for its turn. Most updates wait for nothing:
 * each wait spared here is one that every key typed is spared.
 */
const attempt = (draft: OpenDraft, offer: Offer): Attempt | Promise<Attempt> => {
  const { budgets, heavyWork } = draft.around
  const { id: userId } = offer.access.user
  const { made, cpuMs } = budgets.charge(userId, () => lookAndTry(draft, offer))
  if (!('outcome' in made))
    return heavyWork.run(userId, () =>
      concludeTrial(
        draft,
        userId,
        budgets.charge(userId, () => draft.shadow.try(made)),
      ),
    )
  return 'spent' in made ? concludeTrial(draft, userId, { made, cpuMs }) : { trial: made, cpuMs: 0 }
}

/** One try; undefined means that others wrote first and the document has caught up. */
const tryOnce = async (draft: OpenDraft, offer: Offer): Promise<Verdict | undefined> => {
  if (!mayWrite(offer.access, draft.control)) return refuse('control')
  if (isTooLong(offer)) return refuse('limit')
  const { id: userId } = offer.access.user
  if (draft.around.costRefusals.isBarred(userId)) return refuse('busy')
  if (!draft.shadow.isReady) await makeReady(draft, userId)
  const { trial, cpuMs } = await attempt(draft, offer)
  if (trial.outcome === 'refused') return refuseTrial(trial)
  if (trial.outcome === 'nothing-new') return accepted
  const { update, spent } = trial
  const stored = await append(draft, offer.access, update)
  if (stored?.outcome === 'appended') {
    takeOver(draft, offer, { seq: stored.seq, update, spent, cpuMs })
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
  const { budgets } = draft.around
  const { id: userId } = offer.access.user
  // Whoever may not write is told so at once: nothing of what they sent is looked at.
  if (mayWrite(offer.access, draft.control) && budgets.isSpent(userId)) await budgets.ready(userId)
  return draft.mutex.run(async () => {
    for (let tries = 0; tries < maximumTries; tries += 1) {
      const verdict = await tryOnce(draft, offer)
      if (verdict !== undefined) return verdict
      await wait(Math.random() * tries)
    }
    return refuse('busy')
  })
}
