import type * as Y from 'yjs'
import { type DraftPart, draftParts, rootOf, sectionsOf } from '../draft/shape.ts'

/** Which places of a draft one transaction changed. */
export interface Touched {
  readonly parts: Set<DraftPart>
  /** Sections whose own content changed. */
  readonly sections: Set<string>
  /** Sections that only changed their place. */
  readonly moved: Set<string>
  /** Whether the pages beside the page changed. */
  pages: boolean
  /** Whether sections came or went. */
  plan: boolean
}

const isPart = (key: unknown): key is DraftPart => draftParts.some((part) => part === key)

const touchRoot = (touched: Touched, doc: Y.Doc, keys: Iterable<string>): void => {
  for (const key of keys) if (isPart(key)) touched.parts.add(key)
  for (const id of sectionsOf(doc)?.keys() ?? []) touched.sections.add(id)
  touched.plan = true
  touched.pages = true
}

const touchSection = (touched: Touched, id: string, event: Y.YEvent<Y.AbstractType<unknown>>): void => {
  const isOwn = event.path.length === 2
  const onlyPlace = isOwn && [...event.keys.keys()].every((key) => key === 'order')
  ;(onlyPlace ? touched.moved : touched.sections).add(id)
}

/** Adds what the events of one transaction, observed below the draft's root, changed. */
const addTouched = (touched: Touched, doc: Y.Doc, event: Y.YEvent<Y.AbstractType<unknown>>): void => {
  const [first, second] = event.path
  if (first === undefined) touchRoot(touched, doc, event.keys.keys())
  else if (isPart(first)) touched.parts.add(first)
  else if (first === 'pages') touched.pages = true
  else if (typeof second === 'string') touchSection(touched, second, event)
  else {
    touched.plan = true
    for (const id of event.keys.keys()) touched.sections.add(id)
  }
}

/** Calls `listener` after every transaction that changed a draft; the returned function ends it. */
export const observeDraft = (doc: Y.Doc, listener: (touched: Touched) => void): (() => void) => {
  const root = rootOf(doc)
  const hear = (events: Y.YEvent<Y.AbstractType<unknown>>[]) => {
    const touched: Touched = {
      parts: new Set(),
      sections: new Set(),
      moved: new Set(),
      pages: false,
      plan: false,
    }
    for (const event of events) addTouched(touched, doc, event)
    listener(touched)
  }
  root.observeDeep(hear)
  return () => root.unobserveDeep(hear)
}
