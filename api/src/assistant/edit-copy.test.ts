import { proposedEditsMaximum } from '@shingle/shared/proposal/limits.ts'
import { lookChoices } from '@shingle/shared/proposal/look-choices.ts'
import { editsTookTooLong } from '@shingle/shared/proposal/problems.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { expect, test } from 'vitest'
import { plumberAnswers } from '../testing/a-draft.ts'
import { readAnswers } from '../website/read-answers.ts'
import { editThread } from './edit-copy.ts'

const made = await readAnswers(plumberAnswers)
if (!made.ok) throw new Error(made.problem.text)
const content = made.value

/** Edits of which each changes something. */
const someEdits = (count: number): readonly ProposedEdit[] =>
  Array.from({ length: count }, (_, at) => {
    const [choice = ''] = lookChoices.buttonCorners.slice(at % 2)
    return { is: 'look', look: 'buttonCorners', choice }
  })
const order = (count: number) => ({ content, edits: someEdits(count), addedSay: 'nothing' }) as const

test('[security 2.5] as many edits as may be proposed are tried, one after the other', async () => {
  const tried = await editThread.tryEdits('ann', order(proposedEditsMaximum))
  expect(tried.ok && tried.value.length).toBeGreaterThanOrEqual(proposedEditsMaximum - 1)
})

test('[security 2.5] edits whose thread ends before it answers are not lost in silence: whoever asked is told', async () => {
  const unanswered = await editThread.tryEdits('ann', { ...order(1), edits: null as never })
  expect(unanswered).toEqual({ ok: false, problem: editsTookTooLong })
  expect((await editThread.tryEdits('ann', order(1))).ok).toBe(true)
})
