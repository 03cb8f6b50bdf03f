import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { succeed } from '@shingle/shared/problem/problem.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import { expect, test } from 'vitest'
import type { NewDraft } from './drafts.ts'
import { createKeepWhole } from './keep-whole.ts'

type Kept = Pick<NewDraft, 'id' | 'ownerId' | 'creation'>

/** The keeping of websites, of which each account may have `limit`; which are filled, and which swept. */
const open = (limit: number) => {
  const owned: Kept[] = []
  const ordered: string[] = []
  const filled: string[] = []
  const countOwned = async (ownerId: string) => owned.filter((one) => one.ownerId === ownerId).length
  const keepWhole = createKeepWhole({
    drafts: {
      countOwned,
      create: async (draft) => {
        if ((await countOwned(draft.ownerId)) >= limit) return false
        owned.push(draft)
        return true
      },
      ofCreation: async (wanted) => owned.find(({ creation }) => creation === wanted)?.id,
    },
    orderSweep: async ({ websiteId }) => void ordered.push(websiteId),
    sweepIfDeleted: async (id) => owned.every((one) => one.id !== id),
    limit,
  })
  const keep = (draft: Kept, until?: Promise<void>) =>
    keepWhole(draft, async () => {
      filled.push(draft.id)
      await until
      return succeed(blankContent())
    })
  return { keep, ordered, filled }
}

test('[5.websites] of websites that an account makes at once, with room for one, one is filled, and nothing of the others', async () => {
  const { keep, ordered, filled } = open(1)
  const ids = Array.from({ length: 5 }, (_, at) => `website-${at}`)
  const kept = await Promise.all(ids.map((id) => keep({ id, ownerId: 'ann', creation: `creation-${id}` })))
  const refused = { ok: false, problem: websiteLimitReached }
  expect(kept).toEqual([succeed('website-0'), ...Array(4).fill(refused)])
  expect([filled, ordered]).toEqual([['website-0'], ['website-0']])
})

test('[2.create] of one creation asked for at once one website is filled, which is that of the others too', async () => {
  const { keep, filled } = open(1)
  const ids = ['first', 'second', 'third']
  const kept = await Promise.all(ids.map((id) => keep({ id, ownerId: 'ann', creation: 'one' })))
  expect([kept, filled]).toEqual([Array(3).fill(succeed('first')), ['first']])
})

test('[T40] nobody waits for the websites of another account', async () => {
  const { keep, filled } = open(5)
  const { promise, resolve } = Promise.withResolvers<void>()
  const anns = ['ann-1', 'ann-2'].map((id) => keep({ id, ownerId: 'ann' }, promise))
  expect(await keep({ id: 'tom-1', ownerId: 'tom' })).toEqual(succeed('tom-1'))
  expect(filled).not.toContain('ann-2')
  resolve()
  expect(await Promise.all(anns)).toEqual([succeed('ann-1'), succeed('ann-2')])
})
