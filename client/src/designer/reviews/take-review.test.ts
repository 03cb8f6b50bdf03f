import { refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { expect, test } from 'vitest'
import { loadingStatus, replicaProblems } from '../../replica/draft-status.ts'
import { standsIn, takeReview } from './take-review.ts'

const review = { paragraph: 'My wheel is round.', authorName: 'Joan Penrose', authorLocation: 'Leeds' }

/** A page, an account and the server's copy of a review, and in which order each was told of it. */
const aPlace = () => {
  const place = { online: true, isSaved: true, page: [] as (typeof review)[], told: [] as string[] }
  const take = () =>
    takeReview({
      draft: {
        status: () => ({ ...loadingStatus, phase: 'edit', online: place.online }),
        savedToAccount: async () => {
          place.told.push('save')
          return place.isSaved ? succeed({ epoch: 1, seq: 2 }) : refuse(replicaProblems.notYetSaved)
        },
      },
      stands: () => standsIn(place.page, review),
      add: () => {
        place.told.push('add')
        place.page.push(review)
        return succeed('item')
      },
      settle: async () => {
        place.told.push('settle')
        return true
      },
    })
  return { place, take }
}

test('[12.reviews] the server forgets a review only once the account has the draft with it', async () => {
  const { place, take } = aPlace()
  expect(await take()).toEqual(succeed(true))
  expect(place.told).toEqual(['add', 'save', 'settle'])
})

test('[12.reviews] a review that could not be saved waits on, and trying again does not double it', async () => {
  const { place, take } = aPlace()
  place.isSaved = false
  const taken = await take()
  expect(taken.ok ? '' : taken.problem.text).toContain('waits here until it is saved')
  place.isSaved = true
  expect(await take()).toEqual(succeed(true))
  expect(place.page).toEqual([review])
  expect(place.told).toEqual(['add', 'save', 'save', 'settle'])
})

test('[12.reviews] offline nothing changes, and that is said', async () => {
  const { place, take } = aPlace()
  place.online = false
  expect(await take()).toEqual(refuse(replicaProblems.offline))
  expect([place.page, place.told]).toEqual([[], []])
})

test('[12.reviews] words that went with edit control are not forgotten by the server', async () => {
  const { place, take } = aPlace()
  const taking = take()
  place.page = []
  expect((await taking).ok).toBe(false)
  expect(place.told).toEqual(['add', 'save'])
})
