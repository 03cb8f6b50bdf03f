import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { customerReviewsLimits } from '../../sections/customer-reviews/fields.ts'
import { blankContent } from '../blank-content.ts'
import { seedDraft } from '../seed.ts'
import { listOf } from '../shape.ts'
import { acceptReview } from './accept-review.ts'
import { addSection } from './add-section.ts'
import { addItem } from './items.ts'

const review = { paragraph: 'Leise & gut.\n<b>Danke</b>', authorName: 'Joan', authorLocation: '' }

const aSection = (sample: boolean, count: number) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent({ sections: [] })))
  const added = addSection(doc, 'CustomerReviews')
  if (!added.ok) throw new Error(added.problem.text)
  const id = added.value
  listOf(doc, id, 'items')?.clear()
  for (let at = 0; at < count; at += 1)
    addItem(doc, { section: id, list: 'items' }, { values: { paragraph: `${at}`, sample } })
  const items = () =>
    [...(listOf(doc, id, 'items')?.values() ?? [])].flatMap((item) =>
      item instanceof Y.Map ? [item.toJSON()] : [],
    )
  return { doc, id, items }
}

test('[12.reviews] a review is put on the page word for word, and is no sample', () => {
  const { doc, id, items } = aSection(false, 1)
  expect(acceptReview(doc, id, review).ok).toBe(true)
  expect(items()).toMatchObject([{ paragraph: '0' }, { ...review, sample: false }])
})

test('[12.reviews] where there is no room a sample gives way, and no customer’s', () => {
  const samples = aSection(true, customerReviewsLimits.items)
  expect(acceptReview(samples.doc, samples.id, review).ok).toBe(true)
  expect(samples.items()).toHaveLength(customerReviewsLimits.items)
  expect(samples.items().filter(({ sample }) => sample === false)).toMatchObject([review])
  const full = aSection(false, customerReviewsLimits.items)
  expect(acceptReview(full.doc, full.id, review)).toMatchObject({
    ok: false,
    problem: { code: 'review.page-full' },
  })
  expect(full.items().some(({ authorName }) => authorName === 'Joan')).toBe(false)
})

test('[12.reviews] what is too long for the section is not put there, and nothing else is taken off', () => {
  const { doc, id, items } = aSection(true, customerReviewsLimits.items)
  const long = { ...review, authorName: 'x'.repeat(customerReviewsLimits.authorName + 1) }
  expect(acceptReview(doc, id, long).ok).toBe(false)
  expect(items()).toHaveLength(customerReviewsLimits.items)
})
