import * as Y from 'yjs'
import type { Problem } from '../problem/problem.ts'
import type { FieldAddress } from './address.ts'
import { itemOf } from './shape.ts'

/** Said of words that a customer sent, once they stand in a draft. */
export const wordForWord: Problem = {
  code: 'review.word-for-word',
  status: 400,
  text: 'A customer wrote this: it stands word for word, or not at all.',
}

/** Whether an item is what a customer sent and its owner took as it stands. */
export const isVerbatim = (item: object): boolean => 'verbatim' in item && item.verbatim === true

/** Whether an address is in such an item, or of what makes it one: nobody writes there. */
export const isVerbatimAt = (doc: Y.Doc, address: FieldAddress): boolean =>
  address.in === 'item' &&
  (address.field === 'verbatim' || itemOf(doc, address.section, address)?.get('verbatim') === true)

/** Whether a map was there before a transaction. */
const wasThere = ({ beforeState }: Y.Transaction, { _item }: { readonly _item: Y.Item | null }): boolean =>
  _item !== null && _item.id.clock < (beforeState.get(_item.id.client) ?? 0)

/**
 * Whether a finished transaction wrote in such an item, or in what makes it one; moving and removing it is its owner's to do.
 * It keeps hands from changing what somebody said. Whoever makes messages of their own can write another review in its place,
 * as they can write anything on their page: the words that came are kept with the review itself.
 */
export const rewritesVerbatim = (transaction: Y.Transaction): boolean =>
  [...transaction.changed].some(
    ([type, keys]) =>
      type instanceof Y.Map &&
      (type.get('verbatim') === true || keys.has('verbatim')) &&
      wasThere(transaction, type) &&
      type._item?.deleted === false &&
      [...keys].some((key) => key !== 'order'),
  )
