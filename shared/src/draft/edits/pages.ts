import * as Y from 'yjs'
import { type Problem, type Result, refuse, succeed } from '../../problem/problem.ts'
import type { RichText } from '../../rich-text/rich-text.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import {
  type SidePageKind,
  sidePageFields,
  sidePageLimits,
  sidePagesField,
} from '../../side-page/side-page.ts'
import { inOrder } from '../in-order.ts'
import { orderBefore } from '../order.ts'
import { pageOf, pagesOf, rootOf, type SharedMap } from '../shape.ts'
import { sharedFields } from '../shared-value.ts'
import { edit } from './edit.ts'
import { freshId } from './fresh-id.ts'
import { noSuchField } from './set-field.ts'
import { writeField } from './write-field.ts'

const full: Problem = {
  code: 'page.maximum-reached',
  status: 400,
  text: `${sidePagesField.label}: at most ${sidePageLimits.pages}`,
}

/**
 * Makes room for pages in a draft from before there were any, as no step of anybody's: undone with the first page, it would take
 * those of others along.
 */
export const openPages = (doc: Y.Doc): SharedMap => {
  const present = pagesOf(doc)
  if (present !== undefined) return present
  const pages: SharedMap = new Y.Map()
  rootOf(doc).set('pages', pages)
  return pages
}

/** Where a page of a kind may stand beside those there are: `privacy`, else `privacy-2` and so on. */
const freePath = (pages: SharedMap, kind: SidePageKind): string => {
  const taken = new Set([...pages.values()].map((page) => page instanceof Y.Map && page.get('path')))
  const others = Array.from({ length: sidePageLimits.pages }, (_, at) => `${kind}-${at + 2}`)
  return [kind, ...others].find((path) => !taken.has(path)) ?? kind
}

/** Adds a page beside the page, whose words are made until its owner writes them, and answers its id. */
export const addPage = (doc: Y.Doc, kind: SidePageKind): Result<string> => {
  const pages = openPages(doc)
  if (inOrder(pages).length >= sidePageLimits.pages) return refuse(full)
  const id = freshId()
  edit(doc, 'Add page', () => {
    const path = freePath(pages, kind)
    pages.set(id, sharedFields(sidePageFields, { kind, path }, { order: orderBefore(pages, null) }))
  })
  return succeed(id)
}

/** Removes a page beside the page; one that is gone already is no error. */
export const removePage = (doc: Y.Doc, id: string): void => {
  if (pageOf(doc, id) !== undefined) edit(doc, 'Delete page', () => pagesOf(doc)?.delete(id))
}

const write = (doc: Y.Doc, id: string, values: { isOwn: boolean; told: string; body: RichText }): void => {
  const map = pageOf(doc, id)
  if (map === undefined) return
  for (const [name, value] of Object.entries(values)) {
    const field = Object.entries(sidePageFields).find(([known]) => known === name)?.[1]
    if (field !== undefined) writeField({ field, map }, name, value)
  }
}

/** Makes the words of a page its owner's: `body` is written as it stands, with what they tell of. */
export const ownPage = (
  doc: Y.Doc,
  id: string,
  { body, told }: { readonly body: RichText; readonly told: string },
): Result<undefined> => {
  if (pageOf(doc, id) === undefined) return refuse(noSuchField)
  edit(doc, 'Edit page', () => write(doc, id, { isOwn: true, told, body }))
  return succeed(undefined)
}

/** Lets the words of a page follow what the website does again: what its owner wrote goes. */
export const followPage = (doc: Y.Doc, id: string): void => {
  edit(doc, 'Write page anew', () => write(doc, id, { isOwn: false, told: '', body: richTextOf('') }))
}
