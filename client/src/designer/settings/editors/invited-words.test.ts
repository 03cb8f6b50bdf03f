import type { ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { inviteLifetimeMs } from '@shingle/shared/invite/limits.ts'
import { expect, test } from 'vitest'
import { invitedWords } from './invited-words.ts'

const day = 24 * 60 * 60 * 1000
const invitedAt = Date.parse('2026-11-12T09:00:00Z')
const invite = (change: Partial<ListedInvite>): ListedInvite => ({
  ...{ id: 'i', state: 'Pending', email: 'tom@example.com', userId: null, name: null, editedAt: null },
  ...{ invitedAt: new Date(invitedAt).toISOString() },
  openUntil: new Date(invitedAt + inviteLifetimeMs).toISOString(),
  ...change,
})

test.each([
  [0, 'Invited today, open for 7 days'],
  [0.5, 'Invited today, open for 7 days'],
  [1, 'Invited yesterday, open for 6 more'],
  [2, 'Invited 2 days ago, open for 5 more'],
  [5.5, 'Invited 5 days ago, open for 2 more'],
  [6, 'Invited 6 days ago, open for one more day'],
  [6.9, 'Invited 6 days ago, open for one more day'],
])('[2.editors] a pending invite of %f days says %s', (days, words) => {
  expect(invitedWords(invite({}), invitedAt + days * day, 'en-GB')).toBe(words)
})

test('[2.editors] an expired invite says when it was sent, an editor where their mail goes and when they edited', () => {
  const now = invitedAt + 9 * day
  const words = (change: Partial<ListedInvite>) => invitedWords(invite(change), now, 'en-GB')
  const accepted = { state: 'Accepted', userId: 'u' } as const
  const editedAt = new Date(now - day).toISOString()
  expect([
    words({ state: 'Expired' }),
    words(accepted),
    words({ ...accepted, name: 'Tom Achterberg' }),
    words({ ...accepted, name: 'Tom Achterberg', editedAt }),
    words({ ...accepted, editedAt }),
  ]).toEqual([
    'Invited 12 November, open for 7 days',
    '',
    'tom@example.com',
    'tom@example.com · edited yesterday',
    'edited yesterday',
  ])
})
