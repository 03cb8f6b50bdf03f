import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { refuse } from '../../problem/problem.ts'
import { customerReviewsLimits } from '../../sections/customer-reviews/fields.ts'
import { blankContent } from '../blank-content.ts'
import { seedDraft } from '../seed.ts'
import { listOf } from '../shape.ts'
import { wordForWord } from '../verbatim.ts'
import { acceptReview } from './accept-review.ts'
import { addSection } from './add-section.ts'
import { addItem, duplicateItem, moveItem, removeItem } from './items.ts'
import { setField } from './set-field.ts'

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

test('[12.reviews] a review that was taken stands word for word or not at all: nothing of it is changed', () => {
  const { doc, id, items } = aSection(false, 1)
  const accepted = acceptReview(doc, id, review)
  const list = { section: id, list: 'items' }
  const item = { ...list, item: accepted.ok ? accepted.value : '' }
  const before = items()
  const values = {
    paragraph: 'Better',
    authorName: 'Ann',
    authorLocation: 'York',
    sample: 'paragraph',
    verbatim: false,
  }
  for (const [field, value] of Object.entries(values))
    expect(setField(doc, { in: 'item', ...item, field }, value)).toEqual(refuse(wordForWord))
  expect(items()).toEqual(before)
  moveItem(doc, item, null)
  expect(duplicateItem(doc, item).ok).toBe(true)
  expect(items().slice(1)).toMatchObject([review, review])
  removeItem(doc, item)
  expect(items()).toHaveLength(2)
})

test('[12.reviews] nobody makes a review of their own one that a customer sent', () => {
  const { doc, id } = aSection(false, 0)
  const added = addItem(doc, { section: id, list: 'items' }, { values: { paragraph: 'Mine' } })
  const at = { in: 'item', section: id, list: 'items', item: added.ok ? added.value : '' } as const
  expect(setField(doc, { ...at, field: 'paragraph' }, 'Mine too').ok).toBe(true)
  expect(setField(doc, { ...at, field: 'verbatim' }, true)).toEqual(refuse(wordForWord))
})
