import { type DraftPart, draftParts } from '@shingle/shared/draft/shape.ts'
import * as Y from 'yjs'

/** Which places of a draft one transaction changed, down to the fields. */
export interface TouchedPlaces {
  /** Whether the root itself changed, so that everything has to be looked at. */
  everything: boolean
  /** Whether sections came or went, or changed their type. */
  plan: boolean
  readonly parts: Map<DraftPart, Set<string>>
  readonly sections: Map<string, Set<string>>
  readonly pages: Map<string, Set<string>>
  /** Pages beside the page that came or went: all of their fields, and how many there are. */
  readonly wholePages: Set<string>
  /** Sections that came, went or changed their type: all of their fields. */
  readonly wholeSections: Set<string>
}

/** The keys that lead from a document's root to a shared type; entries of a list have none. */
const pathTo = ({ _item }: { readonly _item: Y.Item | null }): (string | null)[] => {
  const path: (string | null)[] = []
  let item = _item
  while (item !== null) {
    path.unshift(item.parentSub)
    item = item.parent instanceof Y.AbstractType ? item.parent._item : null
  }
  return path
}

const touch = <K>(fields: Map<K, Set<string>>, place: K, field: string): void => {
  const known = fields.get(place)
  if (known === undefined) fields.set(place, new Set([field]))
  else known.add(field)
}

const touchSection = (touched: TouchedPlaces, id: string, field: string | null | undefined): void => {
  if (typeof field === 'string' && field !== 'type') touch(touched.sections, id, field)
  else {
    touched.wholeSections.add(id)
    touched.plan = true
  }
}

const touchPage = (touched: TouchedPlaces, id: string, field: string | null | undefined): void => {
  if (typeof field === 'string') touch(touched.pages, id, field)
  else touched.wholePages.add(id)
}

/** A path is `settings`, field … or `sections` or `pages`, id, field …; whatever else it is makes the whole draft suspect. */
const touchPath = (touched: TouchedPlaces, [place, second, third]: readonly (string | null)[]): void => {
  const part = draftParts.find((known) => known === place)
  if (typeof second !== 'string') touched.everything = true
  else if (part !== undefined) touch(touched.parts, part, second)
  else if (place === 'sections') touchSection(touched, second, third)
  else if (place === 'pages') touchPage(touched, second, third)
  else touched.everything = true
}

/** Reads from a finished transaction what it changed below the draft's root. */
export const touchedPlaces = ({ changed }: Y.Transaction): TouchedPlaces => {
  const touched: TouchedPlaces = {
    everything: false,
    plan: false,
    parts: new Map(),
    sections: new Map(),
    wholeSections: new Set(),
    pages: new Map(),
    wholePages: new Set(),
  }
  for (const [type, keys] of changed) {
    const path = pathTo(type)
    for (const key of keys) touchPath(touched, [...path, key])
  }
  return touched
}
