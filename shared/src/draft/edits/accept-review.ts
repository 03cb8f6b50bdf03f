import type * as Y from 'yjs'
import { readValues } from '../../field/read-value.ts'
import { type Problem, type Result, refuse } from '../../problem/problem.ts'
import { customerReviewsFields, customerReviewsLimits } from '../../sections/customer-reviews/fields.ts'
import { listOf } from '../shape.ts'
import { edit } from './edit.ts'
import { addItem, removeItem } from './items.ts'

/** What a customer wrote. */
export interface WrittenReview {
  readonly paragraph: string
  readonly authorName: string
  readonly authorLocation: string
}

/** The page has as many reviews of customers as it may. */
export const reviewsFull: Problem = {
  code: 'review.page-full',
  status: 400,
  text: `Your page has ${customerReviewsLimits.items} reviews: take one off to make room.`,
}

/** Whose place a review takes: '' where there is room, a sample's where there is none, null where there is no sample. */
export const roomForReview = (
  items: readonly { readonly id: string; readonly sample: boolean | string }[],
): string | null => {
  if (items.length < customerReviewsLimits.items) return ''
  return items.find(({ sample }) => sample === true)?.id ?? null
}

/** Puts a customer's review into the Customer Reviews section word for word, as one step; a sample gives way where there is no room. */
export const acceptReview = (
  doc: Y.Doc,
  section: string,
  { paragraph, authorName, authorLocation }: WrittenReview,
): Result<string> => {
  const list = { section, list: 'items' }
  const items = [...(listOf(doc, section, list.list) ?? new Map())].map(([id, item]) => ({
    id,
    sample: item.get('sample') === true,
  }))
  const place = roomForReview(items)
  if (place === null) return refuse(reviewsFull)
  const values = { paragraph, authorName, authorLocation, sample: false, verbatim: true }
  const read = readValues(customerReviewsFields.items.fields, values)
  if (!read.ok) return read
  return edit(doc, 'Accept a review', () => {
    if (place !== '') removeItem(doc, { ...list, item: place })
    return addItem(doc, list, { values })
  })
}
