import { materialisePart, materialiseSection } from '@shingle/shared/draft/materialise.ts'
import { draftRoot, sectionsOf } from '@shingle/shared/draft/shape.ts'
import { isTidyDraft, isTidyPart, isTidySection } from '@shingle/shared/draft/stray-keys.ts'
import { checkPart, checkPlan, checkSection } from '@shingle/shared/draft/validate.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import type { Touched } from '@shingle/shared/sync/touched.ts'
import * as Y from 'yjs'

/** What a document breaks: its shape (`schema`) or a rule for its content (`limit`). */
export type Broken = { readonly why: 'schema' } | { readonly why: 'limit'; readonly problem: Problem }

const stray: Broken = { why: 'schema' }

const checkContent = (doc: Y.Doc, { parts, sections, plan }: Touched): Problem | null => {
  for (const part of parts) {
    const problem = checkPart(part, materialisePart(doc, part))
    if (problem !== null) return problem
  }
  for (const id of sections) {
    const problem = sectionsOf(doc)?.has(id) ? checkSection(materialiseSection(doc, id)) : null
    if (problem !== null) return problem
  }
  if (!plan) return null
  const types = [...(sectionsOf(doc)?.values() ?? [])].map((section) =>
    section instanceof Y.Map ? String(section.get('type')) : '',
  )
  return checkPlan(types)
}

const isTidy = (doc: Y.Doc, { parts, sections, moved, plan }: Touched): boolean => {
  const ownRoots = [...doc.share.keys()].every((name) => name === draftRoot)
  if (!ownRoots) return false
  const isTidyAbove = plan ? isTidyDraft(doc) : [...parts].every((part) => isTidyPart(doc, part))
  return isTidyAbove && [...sections, ...moved].every((id) => isTidySection(doc, id))
}

/** What the touched places of a document break, or undefined. */
export const checkTouched = (doc: Y.Doc, touched: Touched): Broken | undefined => {
  if (!isTidy(doc, touched)) return stray
  const problem = checkContent(doc, touched)
  return problem === null ? undefined : { why: 'limit', problem }
}
