import {
  materialisePart,
  materialisePartField,
  materialiseSection,
  materialiseSectionField,
} from '@shingle/shared/draft/materialise.ts'
import { draftParts, sectionOf, sectionsOf } from '@shingle/shared/draft/shape.ts'
import {
  isTidyDraft,
  isTidyPartField,
  isTidySection,
  isTidySectionField,
} from '@shingle/shared/draft/stray-keys.ts'
import {
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
  return brokenPlan(doc)
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

/** Every check that a transaction calls for, the nearest places first. */
function* checks(doc: Y.Doc, touched: TouchedPlaces): Generator<Broken | undefined> {
  for (const [part, names] of touched.parts) for (const name of names) yield brokenPartField(doc, part, name)
  for (const id of touched.wholeSections) yield brokenSection(doc, id)
  for (const [id, names] of touched.sections) {
    // A section that came is looked at as a whole, and one that went has nothing to look at.
    if (touched.wholeSections.has(id) || sectionOf(doc, id) === undefined) continue
    for (const name of names) yield brokenSectionField(doc, id, name)
  }
  if (touched.plan) yield brokenPlan(doc)
}

/** What the touched places of a document break, or undefined. */
export const checkTouched = (doc: Y.Doc, touched: TouchedPlaces): Broken | undefined => {
  if (touched.everything) return brokenDraft(doc)
  for (const broken of checks(doc, touched)) if (broken !== undefined) return broken
  return undefined
}
