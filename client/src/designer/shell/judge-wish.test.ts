import { expect, test } from 'vitest'
import { type DraftStatus, loadingStatus } from '../../replica/draft-status.ts'
import type { PublishWish } from '../../website/publish-wish.ts'
import { judgeWish } from './judge-wish.ts'

const wish: PublishWish = { accountId: 'ann', draftId: 'd', handle: 'harrow', epoch: 3, recovered: 1 }
const back: DraftStatus = { ...loadingStatus, phase: 'edit', online: true, epoch: 3, recovered: 1 }

test.each([
  ['there is no line', { online: false, phase: 'edit-offline' }],
  ['the draft is being opened', { phase: 'loading', epoch: 0 }],
  ['the server has not said yet who edits', { phase: 'edit-offline' }],
  ['changes are on this device alone', { save: 'device' }],
  ['a picture is not uploaded yet', { save: 'account', pictures: { waiting: 1 } }],
  ['work is being put aside', { phase: 'frozen' }],
] as const)('[4.publish] the wish to publish waits while %s', (_, now) => {
  expect(judgeWish({ ...back, ...now }, wish)).toBe('wait')
})

test('[4.publish] it is carried out once everything is saved to the account, and never twice', () => {
  expect(judgeWish(back, wish)).toBe('carry-out')
  expect(judgeWish(back, { ...wish, refused: 'Web address unavailable' })).toBe('wait')
})

test.each([
  ['somebody else has edited since', { epoch: 4 }, /edited by somebody else/],
  ['somebody else is editing now', { epoch: 4, phase: 'view' }, /edited by somebody else/],
  ['changes could not be saved', { recovered: 2 }, /in a recovered copy on this device/],
] as const)('[4.publish] an older state than was seen is never published: %s', (_, now, words) => {
  expect(judgeWish({ ...back, ...now }, wish)).toEqual({ refused: expect.stringMatching(words) })
})
