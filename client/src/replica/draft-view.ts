import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import {
  materialisePages,
  materialisePart,
  materialiseSection,
  sectionIds,
} from '@shingle/shared/draft/materialise.ts'
import { type DraftPart, rootOf } from '@shingle/shared/draft/shape.ts'
import { observeDraft, type Touched } from '@shingle/shared/sync/touched.ts'
import type * as Y from 'yjs'

/** A draft as plain values, each of which is a new object only when it changed. */
export interface DraftView {
  subscribe(listener: () => void): () => void
  sectionIds(): readonly string[]
  section(id: string): AnySection | undefined
  theme(): DraftContent['theme']
  settings(): DraftContent['settings']
  business(): DraftContent['business']
  content(): DraftContent
}

/** A view that can be turned to another document. */
export interface DraftViewport {
  readonly view: DraftView
  show(doc: Y.Doc): void
}

interface Cache {
  ids?: readonly string[]
  content?: DraftContent
  pages?: Pick<DraftContent, 'pages'>
  readonly sections: Map<string, AnySection | undefined>
  readonly parts: { [P in DraftPart]?: DraftContent[P] }
}

const emptyCache = (): Cache => ({ sections: new Map(), parts: {} })

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at])

const forget = (cache: Cache, { parts, sections, moved, pages, plan }: Touched, doc: Y.Doc): void => {
  delete cache.content
  if (pages) delete cache.pages
  for (const part of parts) delete cache.parts[part]
  for (const id of sections) cache.sections.delete(id)
  if (!plan && moved.size === 0) return
  const ids = sectionIds(doc)
  if (cache.ids === undefined || !sameIds(cache.ids, ids)) cache.ids = ids
}

export const createDraftView = (first: Y.Doc): DraftViewport => {
  const listeners = new Set<() => void>()
  let doc = first
  let cache = emptyCache()
  let stop: () => void = () => undefined

  const part = <P extends DraftPart>(name: P): DraftContent[P] => {
    const value: DraftContent[P] = cache.parts[name] ?? materialisePart(doc, name)
    cache.parts[name] = value
    return value
  }
  const section = (id: string): AnySection | undefined => {
    if (!cache.sections.has(id)) cache.sections.set(id, materialiseSection(doc, id))
    return cache.sections.get(id)
  }
  const ids = (): readonly string[] => {
    cache.ids ??= sectionIds(doc)
    return cache.ids
  }
  const content = (): DraftContent => {
    cache.pages ??= materialisePages(doc)
    cache.content ??= {
      v: 1,
      settings: part('settings'),
      business: part('business'),
      theme: part('theme'),
      sections: ids().flatMap((id) => section(id) ?? []),
      ...cache.pages,
    }
    return cache.content
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const show = (next: Y.Doc) => {
    stop()
    doc = next
    cache = emptyCache()
    rootOf(doc)
    stop = observeDraft(doc, (touched) => {
      forget(cache, touched, doc)
      tell()
    })
    tell()
  }
  show(first)

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const view: DraftView = {
    subscribe,
    sectionIds: ids,
    section,
    theme: () => part('theme'),
    settings: () => part('settings'),
    business: () => part('business'),
    content,
  }
  return { view, show }
}
