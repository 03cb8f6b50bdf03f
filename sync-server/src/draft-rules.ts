import {
  materialisePageField,
  materialisePages,
  materialisePart,
  materialisePartField,
  materialiseSection,
  materialiseSectionField,
} from '@shingle/shared/draft/materialise.ts'
import { draftParts, pageOf, sectionOf, sectionsOf } from '@shingle/shared/draft/shape.ts'
import {
  isTidyDraft,
  isTidyPage,
  isTidyPageField,
  isTidyPartField,
  isTidySection,
  isTidySectionField,
} from '@shingle/shared/draft/stray-keys.ts'
import {
  checkPageField,
  checkPages,
  checkPart,
  checkPartField,
  checkPlan,
  checkSection,
  checkSectionField,
} from '@shingle/shared/draft/validate.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import type { RefusedField } from '@shingle/shared/sync/sync-messages.ts'
import * as Y from 'yjs'
import type { TouchedPlaces } from './touched-places.ts'

/** What a document breaks: its shape (`schema`) or a rule for its content (`limit`). */
export type Broken =
  | { readonly why: 'schema' }
  | { readonly why: 'limit'; readonly problem: Problem; readonly at?: RefusedField['at'] }

const stray: Broken = { why: 'schema' }

const over = (problem: Problem | null, at?: RefusedField['at']): Broken | undefined =>
  problem === null ? undefined : { why: 'limit', problem, ...(at && { at }) }

const brokenPlan = (doc: Y.Doc): Broken | undefined =>
  over(
    checkPlan(
      [...(sectionsOf(doc)?.values() ?? [])].map((section) =>
        section instanceof Y.Map ? String(section.get('type')) : '',
      ),
    ),
  )

const brokenSection = (doc: Y.Doc, id: string): Broken | undefined => {
  if (!isTidySection(doc, id)) return stray
  return sectionsOf(doc)?.has(id) ? over(checkSection(materialiseSection(doc, id))) : undefined
}

const brokenPages = (doc: Y.Doc): Broken | undefined => over(checkPages(materialisePages(doc).pages ?? []))

const brokenDraft = (doc: Y.Doc): Broken | undefined => {
  if (!isTidyDraft(doc)) return stray
  for (const part of draftParts) {
    const broken = over(checkPart(part, materialisePart(doc, part)))
    if (broken !== undefined) return broken
  }
  for (const id of sectionsOf(doc)?.keys() ?? []) {
    const broken = brokenSection(doc, id)
    if (broken !== undefined) return broken
  }
  return brokenPlan(doc) ?? brokenPages(doc)
}

const brokenPartField = (doc: Y.Doc, part: (typeof draftParts)[number], name: string) =>
  isTidyPartField(doc, part, name)
    ? over(checkPartField(part, name, materialisePartField(doc, part, name)), { in: part, field: name })
    : stray

const brokenSectionField = (doc: Y.Doc, id: string, name: string): Broken | undefined => {
  if (!isTidySectionField(doc, id, name)) return stray
  // Its place among the others is no field of it.
  if (name === 'order') return undefined
  const type = String(sectionOf(doc, id)?.get('type'))
  const problem = checkSectionField(type, name, materialiseSectionField(doc, id, name))
  return over(problem, { in: 'section', section: id, field: name })
}

const brokenPageField = (doc: Y.Doc, id: string, name: string): Broken | undefined => {
  if (!isTidyPageField(doc, id, name)) return stray
  if (name === 'order') return undefined
  const problem = checkPageField(name, materialisePageField(doc, id, name))
  return over(problem, { in: 'page', page: id, field: name })
}

const firstBroken = <T>(places: Iterable<T>, look: (place: T) => Broken | undefined): Broken | undefined => {
  for (const place of places) {
    const broken = look(place)
    if (broken !== undefined) return broken
  }
  return undefined
}

const brokenParts = (doc: Y.Doc, { parts }: TouchedPlaces) =>
  firstBroken(parts, ([part, names]) => firstBroken(names, (name) => brokenPartField(doc, part, name)))

const brokenSections = (doc: Y.Doc, { sections, wholeSections }: TouchedPlaces) =>
  firstBroken(wholeSections, (id) => brokenSection(doc, id)) ??
  firstBroken(sections, ([id, names]) =>
    // A section that came was looked at as a whole, and one that went has nothing to look at.
    wholeSections.has(id) || sectionOf(doc, id) === undefined
      ? undefined
      : firstBroken(names, (name) => brokenSectionField(doc, id, name)),
  )

const brokenTouchedPages = (doc: Y.Doc, { pages, wholePages }: TouchedPlaces) =>
  firstBroken(wholePages, (id) => (isTidyPage(doc, id) ? undefined : stray)) ??
  // One that comes or goes is looked at with all others, of which there are few: nobody types so.
  (wholePages.size > 0 ? brokenPages(doc) : undefined) ??
  firstBroken(pages, ([id, names]) =>
    wholePages.has(id) || pageOf(doc, id) === undefined
      ? undefined
      : firstBroken(names, (name) => brokenPageField(doc, id, name)),
  )

/** What the touched places of a document break, or undefined. */
export const checkTouched = (doc: Y.Doc, touched: TouchedPlaces): Broken | undefined => {
  if (touched.everything) return brokenDraft(doc)
  return (
    brokenParts(doc, touched) ??
    brokenSections(doc, touched) ??
    brokenTouchedPages(doc, touched) ??
    (touched.plan ? brokenPlan(doc) : undefined)
  )
}
