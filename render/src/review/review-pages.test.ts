import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { reviewStrings } from '@shingle/shared/review/review-strings.ts'
import { waitingReviews, waitingReviewsMaximum } from '@shingle/shared/review/waiting-share.ts'
import { customerReviewsLimits } from '@shingle/shared/sections/customer-reviews/fields.ts'
import { formTokenName } from '@shingle/shared/submission/form-fields.ts'
import { reviewKey } from '@shingle/storage/codes/review-key.ts'
import { mailJobName } from '@shingle/storage/mail/order-mail.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFormTokens } from '../form/form-token.ts'
import { freshHandle, startTestRender, type TestRender, websiteIdOf } from '../testing/start-test-render.ts'

let render: TestRender
beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

const aSite = async (of = render) => {
  const handle = freshHandle()
  const blank = blankContent()
  const content = { ...blank, business: { ...blank.business, name: 'Harrow & Sons' } }
  await of.put(handle, '<!doctype html>', { content })
  const websiteId = websiteIdOf(handle)
  return { websiteId, path: `/r/${websiteId}/${reviewKey(of.secret, websiteId)}` }
}
const review = { paragraph: 'The tap is <b>quiet</b>.', authorName: 'Joan', authorLocation: '' }
const post = (
  path: string,
  form: Record<string, string> = review,
  { headers = {}, at = render }: { readonly headers?: Record<string, string>; readonly at?: TestRender } = {},
) => {
  const token = createFormTokens(at.secret, () => new Date(Date.now() - 5_000)).make(path)
  return at.ask(path, { form: { ...form, [formTokenName]: token }, headers })
}
const waitingRows = (websiteId: string, count: number, by = {}) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ _id: `${websiteId}-${at}`, websiteId, ...review, createdAt: new Date(), ...by },
  }))
const kept = (websiteId: string, of = render) =>
  of.db.collection('ProposedReviews').find({ websiteId }).toArray()

test('[12.reviews] a customer with the link writes without an account or a script, and the owner is told', async () => {
  const { websiteId, path } = await aSite()
  const page = await render.ask(path)
  expect(page.status).toBe(200)
  expect(page.text).toContain('How was it?')
  expect(page.text).toContain('Harrow &amp; Sons')
  expect(page.text).toContain(`maxlength="${customerReviewsLimits.paragraph}"`)
  expect(page.text).not.toContain('<script')
  expect(page.headers['referrer-policy']).toBe('same-origin')
  const [, token = ''] = /name="form-token" value="([^"]+)"/.exec(page.text) ?? []
  expect(token).not.toBe('')
  expect((await post(path)).status).toBe(200)
  const rows = await kept(websiteId)
  expect(rows).toMatchObject([{ websiteId, ...review }])
  expect(await render.db.collection('Jobs').findOne({ name: mailJobName('proposed-review') })).toMatchObject({
    payload: { reviewId: String(rows[0]?._id) },
  })
})

test('[12.reviews] nobody without the key of the website is asked, nor heard', async () => {
  const [one, other] = [await aSite(), await aSite()]
  const foreign = `/r/${one.websiteId}/${reviewKey(render.secret, other.websiteId)}`
  for (const path of [foreign, `/r/${one.websiteId}/x`]) {
    expect((await render.ask(path)).status).toBe(404)
    expect((await post(path)).status).toBe(404)
  }
  expect(await kept(one.websiteId)).toEqual([])
})

test('[12.reviews] what is too long, empty, too fast, foreign or a machine’s is not kept', async () => {
  const { websiteId, path } = await aSite()
  const long = { ...review, authorName: 'x'.repeat(customerReviewsLimits.authorName + 1) }
  expect((await post(path, long)).status).toBe(422)
  expect((await post(path, { ...review, paragraph: '' })).status).toBe(422)
  expect((await render.ask(path, { form: review })).status).toBe(422)
  expect((await post(path, review, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await post(path, { ...review, website: 'https://spam.example' })).status).toBe(200)
  expect(await kept(websiteId)).toEqual([])
})

test('[12.reviews] only so many wait for their owner', async () => {
  const { websiteId, path } = await aSite()
  const rows = waitingRows(websiteId, waitingReviewsMaximum)
  await render.db.collection<{ _id: string }>('ProposedReviews').insertMany(rows)
  const refused = await post(path)
  expect([refused.status, refused.text.includes(reviewStrings('english').noRoom)]).toEqual([507, true])
  expect(await kept(websiteId)).toHaveLength(waitingReviewsMaximum)
})

test('[12.reviews] of customers who write at once exactly as many wait as may', async () => {
  const behind = await startTestRender({ trustsProxy: true })
  const { websiteId, path } = await aSite(behind)
  const earlier = waitingRows(websiteId, waitingReviewsMaximum - 10)
  await behind.db.collection<{ _id: string }>('ProposedReviews').insertMany(earlier)
  const crowd = Array.from({ length: 30 }, (_, at) => `203.0.${at}.7`)
  const answers = await Promise.all(
    crowd.map((address) => post(path, review, { headers: { 'x-forwarded-for': address }, at: behind })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(new Set(statuses)).toEqual(new Set([200, 507]))
  expect(await kept(websiteId, behind)).toHaveLength(waitingReviewsMaximum)
  await behind.close()
})

test('[12.reviews security 2.5] who writes many keeps no other customer out, and is told that there is no room for more', async () => {
  const behind = await startTestRender({ trustsProxy: true })
  const { websiteId, path } = await aSite(behind)
  const from = (address: string) =>
    post(path, review, { headers: { 'x-forwarded-for': address }, at: behind })
  await from('203.0.113.7')
  const asker = (await kept(websiteId, behind))[0]?.asker
  expect(asker).not.toContain('203.0.113.7')
  // Days of the same writer.
  const rows = waitingRows(websiteId, waitingReviews.firstOfOne + waitingReviews.rest - 1, { asker })
  await behind.db.collection<{ _id: string }>('ProposedReviews').insertMany(rows)
  const refused = await from('203.0.113.7')
  expect([refused.status, refused.text.includes(reviewStrings('english').noRoom)]).toEqual([507, true])
  expect((await from('203.0.113.9')).status).toBe(200)
  const all = await kept(websiteId, behind)
  expect(all).toHaveLength(waitingReviews.firstOfOne + waitingReviews.rest + 1)
  expect(new Set(all.map((row) => row.asker)).size).toBe(2)
  await behind.close()
})
