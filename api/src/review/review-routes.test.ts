import { readReviewsEndpoint, settleReviewEndpoint } from '@shingle/shared/review/endpoints.ts'
import { reviewKey } from '@shingle/storage/codes/review-key.ts'
import { openProposedReviews } from '@shingle/storage/rows/proposed-reviews.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, owner, stranger } = await openTestApi('owner', 'stranger')
const reviews = openProposedReviews(api.db)
const review = { paragraph: 'The tap is quiet.', authorName: 'Joan', authorLocation: 'Truro' }
const asker = 'one network'
const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 9, 0, second))

test('[12.reviews] an owner reads what waits, the newest first, and settles each by itself', async () => {
  const id = await aDraft(api, owner)
  await reviews.insert({ _id: 'first', websiteId: id, ...review, createdAt: at(1), asker })
  await reviews.insert({ _id: 'second', websiteId: id, ...review, createdAt: at(2), asker })
  const { answer } = await api.ask(readReviewsEndpoint, { params: { id }, token: owner.token })
  expect(answer).toEqual({
    link: '',
    reviews: [
      { id: 'second', ...review, createdAt: at(2).toISOString() },
      { id: 'first', ...review, createdAt: at(1).toISOString() },
    ],
  })
  await api.ask(settleReviewEndpoint, { params: { id, review: 'second' }, token: owner.token })
  expect((await reviews.waiting(id)).map(({ _id }) => _id)).toEqual(['first'])
})

test('[12.reviews] there is a link once the website is published, with a key that is its own', async () => {
  const id = await aDraft(api, owner)
  await api.db
    .collection<{ _id: string }>('DraftWebsites')
    .updateOne({ _id: id }, { $set: { handle: 'harrow' } })
  const { answer } = await api.ask(readReviewsEndpoint, { params: { id }, token: owner.token })
  expect(answer.link).toMatch(new RegExp(`/r/${id}/[\\w-]{22}$`))
  const secret = new Uint8Array(32)
  expect(reviewKey(secret, id)).not.toBe(reviewKey(secret, `${id}x`))
})

test('[12.reviews] nobody settles a review of a website that is not theirs to edit', async () => {
  const [id, other] = [await aDraft(api, owner), await aDraft(api, stranger)]
  await reviews.insert({ _id: 'kept', websiteId: id, ...review, createdAt: at(1), asker })
  expect((await api.ask(readReviewsEndpoint, { params: { id }, token: stranger.token })).status).toBe(404)
  await api.ask(settleReviewEndpoint, { params: { id: other, review: 'kept' }, token: stranger.token })
  expect(await reviews.find('kept')).toBeDefined()
})
