import type { Problem } from '../problem/problem.ts'
import { enoughForToday, modelAway, modelBusy, modelTooSlow } from './problems.ts'

/** Why words are our own after all: the model was late, was away, wrote what may not stand, has done enough for today, or was busy. */
export const ownWordsReasons = ['late', 'away', 'unusable', 'spent', 'busy'] as const

/** Why words are our own after all. */
export type OwnWordsReason = (typeof ownWordsReasons)[number]

const reasons: Readonly<Record<string, OwnWordsReason>> = {
  [modelTooSlow.code]: 'late',
  [modelAway.code]: 'away',
  [modelBusy.code]: 'busy',
  [enoughForToday.code]: 'spent',
}

/** The reason that a trouble with the model is; without one, what it wrote may not stand. */
export const ownWordsReasonOf = (trouble: Problem | undefined): OwnWordsReason =>
  reasons[trouble?.code ?? ''] ?? 'unusable'
