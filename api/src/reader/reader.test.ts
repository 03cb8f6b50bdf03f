import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { descriptionUnreadable } from '@shingle/shared/generation/problems.ts'
import { expect, test } from 'vitest'
import { plumberAnswers } from '../testing/a-draft.ts'
import { createReader } from './reader.ts'

const limits = { patienceMs: 60_000, ofOne: 3, ofAll: 5 }
const ofProblem = (problem: object) => expect.objectContaining({ problem })

test('[security] a description is read in a thread of its own: this one goes on meanwhile', async () => {
  const reader = createReader(limits)
  await reader.understand('ann', plumberAnswers)
  let turns = 0
  let isRead = false
  const reading = reader.make('ann', { answers: plumberAnswers }).finally(() => {
    isRead = true
  })
  while (!isRead) {
    turns += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect((await reading).ok).toBe(true)
  expect(turns).toBeGreaterThan(20)
})

test('[security] of one asker only so many descriptions wait, and others are still read', async () => {
  const reader = createReader(limits)
  const crowd = [1, 2, 3].map(() => reader.understand('crowd', plumberAnswers))
  await expect(reader.understand('crowd', plumberAnswers)).rejects.toEqual(ofProblem(tooManyRequests))
  const other = await reader.understand('ann', plumberAnswers)
  expect(other.spokenOf?.id).toBe('plumber')
  await Promise.all(crowd)
})

test('[security] a description that is not read in time is refused by its field', async () => {
  const reader = createReader({ ...limits, patienceMs: 1 })
  await expect(reader.make('ann', { answers: plumberAnswers })).rejects.toEqual(
    ofProblem(descriptionUnreadable),
  )
})

test('[security] a fault of ours in reading is nobody’s description', async () => {
  const unreadable = JSON.parse('{}')
  await expect(createReader(limits).understand('ann', unreadable)).rejects.toThrow(TypeError)
})
