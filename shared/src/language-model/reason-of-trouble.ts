import type { Problem } from '../problem/problem.ts'
import type { OwnWordsReason } from './own-words-reason.ts'
import { enoughForToday, modelAway, modelBusy, modelTooSlow } from './problems.ts'

const reasons: Readonly<Record<string, OwnWordsReason>> = {
  [modelTooSlow.code]: 'late',
  [modelAway.code]: 'away',
  [modelBusy.code]: 'busy',
  [enoughForToday.code]: 'spent',
}

/** The reason that a trouble with the model is; without one, what it wrote may not stand. */
export const ownWordsReasonOf = (trouble: Problem | undefined): OwnWordsReason =>
  reasons[trouble?.code ?? ''] ?? 'unusable'
