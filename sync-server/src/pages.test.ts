import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { addPage, ownPage, removePage } from '@shingle/shared/draft/edits/pages.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { pageOf, pagesOf, rootOf } from '@shingle/shared/draft/shape.ts'
import { sharedFields } from '@shingle/shared/draft/shared-value.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { sidePageFields, sidePageLimits } from '@shingle/shared/side-page/side-page.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

/** What the accept point says to a change of a draft with one page, and of one without. */
const judge = (change: (doc: Y.Doc, id: string) => void, isWithPage = true): string => {
  const [mine, live] = [new Y.Doc(), new Y.Doc()]
  Y.applyUpdate(mine, seedDraft(blankContent()))
  const added = isWithPage ? addPage(mine, 'privacy') : undefined
  Y.applyUpdate(live, Y.encodeStateAsUpdate(mine))
  const shadow = new Shadow(live)
  change(mine, added?.ok ? added.value : '')
  const update = Y.encodeStateAsUpdate(mine, Y.encodeStateVector(live))
  const trial = tryUpdates(shadow, [update], syncLimits.update)
  shadow.close()
  return trial.outcome === 'refused' ? trial.why : trial.outcome
}

const aMember = (extra: object = {}) => sharedFields(sidePageFields, {}, { order: 'a5', ...extra })

test.each<[string, (doc: Y.Doc, id: string) => void]>([
  ['another page', (doc) => void addPage(doc, 'terms')],
  ['a page that goes', (doc, id) => removePage(doc, id)],
  ['own words', (doc, id) => void ownPage(doc, id, { body: richTextOf('Ours'), told: 'form' })],
])('[security 2.5] of pages beside the page a draft takes %s', (_, change) => {
  expect(judge(change)).toBe('allowed')
})

test('[security 2.5] a draft from before there were pages takes its first one', () => {
  expect(judge((doc) => void addPage(doc, 'imprint'), false)).toBe('allowed')
})

test.each<[string, (doc: Y.Doc, id: string) => void]>([
  ['a field that no page has', (doc, id) => pageOf(doc, id)?.set('secret', 'x')],
  ['a page without a place', (doc) => pagesOf(doc)?.set('new', new Y.Map())],
  ['a page that is no page', (doc) => pagesOf(doc)?.set('new', 'x'.repeat(1000))],
  ['something hidden in a new page', (doc) => pagesOf(doc)?.set('new', aMember({ secret: 'x' }))],
  ['a list that is no list', (doc) => rootOf(doc).set('pages', 'x')],
  ['text where words are', (doc, id) => pageOf(doc, id)?.set('body', 'x')],
])('[security 2.5] of pages beside the page a draft refuses %s', (_, change) => {
  expect(judge(change)).toBe('schema')
})

test.each<[string, (doc: Y.Doc, id: string) => void]>([
  ['a title too long', (doc, id) => pageOf(doc, id)?.set('title', 'x'.repeat(sidePageLimits.title + 1))],
  ['a kind that nobody knows', (doc, id) => pageOf(doc, id)?.set('kind', 'shop')],
  [
    'one more than a draft may have',
    (doc) => {
      for (let at = 0; at < sidePageLimits.pages; at += 1) pagesOf(doc)?.set(`p${at}`, aMember())
    },
  ],
])('[security 2.5] of pages beside the page a draft refuses %s, and says which rule', (_, change) => {
  expect(judge(change)).toBe('limit')
})

test('[security 2.5] a page of a former draft is read as none', () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  expect(materialise(doc).pages).toBeUndefined()
})
