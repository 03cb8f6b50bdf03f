import * as Y from 'yjs'

/** The version of the draft's shape; an older writer is refused. */
export const draftVersion = 1

/** The one root type of a draft's document. */
export const draftRoot = 'draft'

/** The parts of a draft beside its sections. */
export const draftParts = ['settings', 'business', 'theme'] as const
export type DraftPart = (typeof draftParts)[number]

/** A Y.Map whose values are read with care. */
export type SharedMap = Y.Map<unknown>

/** The draft's root map. */
export const rootOf = (doc: Y.Doc): SharedMap => doc.getMap(draftRoot)

const mapAt = (map: SharedMap | undefined, key: string): SharedMap | undefined => {
  const value = map?.get(key)
  return value instanceof Y.Map ? value : undefined
}

/** The map of settings, business facts or theme. */
export const partOf = (doc: Y.Doc, part: DraftPart): SharedMap | undefined => mapAt(rootOf(doc), part)

/** The map of sections by id. */
export const sectionsOf = (doc: Y.Doc): SharedMap | undefined => mapAt(rootOf(doc), 'sections')

/** The map of pages beside the page by id; undefined where there were never any. */
export const pagesOf = (doc: Y.Doc): SharedMap | undefined => mapAt(rootOf(doc), 'pages')

/** One page's map. */
export const pageOf = (doc: Y.Doc, id: string): SharedMap | undefined => mapAt(pagesOf(doc), id)

/** One section's map. */
export const sectionOf = (doc: Y.Doc, id: string): SharedMap | undefined => mapAt(sectionsOf(doc), id)

/** One list of a section, such as its 'items' or 'links'. */
export const listOf = (doc: Y.Doc, section: string, list: string): SharedMap | undefined =>
  mapAt(sectionOf(doc, section), list)

/** One item of a section's list. */
export const itemOf = (
  doc: Y.Doc,
  section: string,
  { list, item }: { list: string; item: string },
): SharedMap | undefined => mapAt(listOf(doc, section, list), item)
