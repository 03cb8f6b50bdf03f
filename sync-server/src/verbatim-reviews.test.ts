import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { acceptReview } from '@shingle/shared/draft/edits/accept-review.ts'
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { moveItem, removeItem } from '@shingle/shared/draft/edits/items.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { itemOf } from '@shingle/shared/draft/shape.ts'
import { wordForWord } from '@shingle/shared/draft/verbatim.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

const review = { paragraph: 'My wheel is round.', authorName: 'Joan Penrose', authorLocation: 'Leeds' }

/** A draft with a review that was taken as it stands, and what becomes of an update to it. */
const aDraft = () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent({ sections: [] })))
  const section = addSection(doc, 'CustomerReviews')
  const before = Y.encodeStateAsUpdate(doc)
  const taken = acceptReview(doc, section.ok ? section.value : '', review)
  const at = { section: section.ok ? section.value : '', list: 'items', item: taken.ok ? taken.value : '' }
  const live = new Y.Doc()
  Y.applyUpdate(live, before)
  const send = (write: (item: Y.Map<unknown>) => void) => {
    Y.applyUpdate(live, Y.encodeStateAsUpdate(doc))
    const sent: Uint8Array[] = []
    doc.on('update', (update: Uint8Array) => sent.push(update))
    const item = itemOf(doc, at.section, at)
    if (item === undefined) throw new Error('the review is not there')
    doc.transact(() => write(item))
    return tryUpdates(new Shadow(live), sent, syncLimits.update)
  }
  const take = () =>
    tryUpdates(new Shadow(live), [Y.encodeStateAsUpdate(doc, Y.encodeStateVector(live))], syncLimits.update)
  return { doc, at, send, take }
}

test('[12.reviews] the account keeps no draft in which a customer says other words', () => {
  const values = {
    paragraph: 'Best in town!',
    authorName: 'Ann',
    authorLocation: '',
    verbatim: false,
    sample: true,
  }
  for (const [key, value] of Object.entries(values))
    expect(aDraft().send((item) => item.set(key, value))).toMatchObject({
      outcome: 'refused',
      text: wordForWord.text,
    })
  const both = aDraft().send((item) => {
    item.set('verbatim', false)
    item.set('paragraph', 'Best in town!')
  })
  expect(both).toMatchObject({ outcome: 'refused' })
})

test('[12.reviews] it takes one that was accepted, moved or removed', () => {
  expect(aDraft().take()).toMatchObject({ outcome: 'allowed' })
  const moved = aDraft()
  expect(moved.send(() => moveItem(moved.doc, moved.at, null))).toMatchObject({ outcome: 'allowed' })
  const removed = aDraft()
  expect(removed.send(() => removeItem(removed.doc, removed.at))).toMatchObject({ outcome: 'allowed' })
})
