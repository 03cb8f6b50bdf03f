import type { Problem } from '../problem/problem.ts'
import { enoughForToday, modelAway, modelBusy, modelTooSlow } from './problems.ts'

/** Why words are our own after all: the model was late, was away, wrote what may not stand, has done enough for today, or was busy. */
export const ownWordsReasons = ['late', 'away', 'unusable', 'spent', 'busy'] as const

/** Why words are our own after all. */
export type OwnWordsReason = (typeof ownWordsReasons)[number]

/** What a person is told of each. */
export const ownWordsTexts: Readonly<Record<OwnWordsReason, string>> = {
  late: 'It took too long.',
  away: 'It could not be reached.',
  unusable: 'What it wrote could not all be used.',
  spent: 'It has done enough for today, and goes on tomorrow.',
  busy: 'Too many were asking it at this moment.',
}

const reasons: Readonly<Record<string, OwnWordsReason>> = {
  [modelTooSlow.code]: 'late',
  [modelAway.code]: 'away',
  [modelBusy.code]: 'busy',
  [enoughForToday.code]: 'spent',
}

/** The reason that a trouble with the model is; without one, what it wrote may not stand. */
export const ownWordsReasonOf = (trouble: Problem | undefined): OwnWordsReason =>
  reasons[trouble?.code ?? ''] ?? 'unusable'
