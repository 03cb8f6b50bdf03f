import { materialisePart, materialiseSection } from '@shingle/shared/draft/materialise.ts'
import { type DraftPart, draftParts, draftRoot, rootOf, sectionsOf } from '@shingle/shared/draft/shape.ts'
import { isTidyDraft, isTidySection } from '@shingle/shared/draft/stray-keys.ts'
import { checkPart, checkPlan, checkSection } from '@shingle/shared/draft/validate.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import * as Y from 'yjs'

/** What an update changed, as far as the rules care. */
export interface Touched {
  readonly parts: Set<DraftPart>
  readonly sections: Set<string>
  /** Whether sections came or went. */
  plan: boolean
}

const isPart = (key: unknown): key is DraftPart => draftParts.some((part) => part === key)

const touchRoot = (touched: Touched, doc: Y.Doc, keys: Iterable<string>): void => {
  for (const key of keys) if (isPart(key)) touched.parts.add(key)
  touched.plan = true
  for (const id of sectionsOf(doc)?.keys() ?? []) touched.sections.add(id)
}

/** Notes what a transaction touched. */
export const touch = (touched: Touched, doc: Y.Doc, events: readonly Y.YEvent<Y.AbstractType<unknown>>[]) => {
  for (const event of events) {
    const [first, second] = event.path
    if (first === undefined) touchRoot(touched, doc, event.changes.keys.keys())
    else if (isPart(first)) touched.parts.add(first)
    else if (typeof second === 'string') touched.sections.add(second)
    else {
      touched.plan = true
      for (const id of event.changes.keys.keys()) touched.sections.add(id)
    }
  }
}

export const nothingTouched = (): Touched => ({ parts: new Set(), sections: new Set(), plan: false })

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

const isTidy = (doc: Y.Doc, { parts, sections, plan }: Touched): boolean => {
  const ownRoots = [...doc.share.keys()].every((name) => name === draftRoot)
  if (!ownRoots) return false
  if ((plan || parts.size > 0) && !isTidyDraft(doc)) return false
  return [...sections].every((id) => isTidySection(doc, id))
}

/** What the touched places of a document break, or undefined. */
export const checkTouched = (doc: Y.Doc, touched: Touched): Broken | undefined => {
  if (!isTidy(doc, touched)) return stray
  const problem = checkContent(doc, touched)
  return problem === null ? undefined : { why: 'limit', problem }
}

/** The events below a document's root while `run` runs. */
export const watchTouched = (doc: Y.Doc, run: () => void): Touched => {
  const touched = nothingTouched()
  const note = (events: Y.YEvent<Y.AbstractType<unknown>>[]) => touch(touched, doc, events)
  const root = rootOf(doc)
  root.observeDeep(note)
  try {
    run()
  } finally {
    root.unobserveDeep(note)
  }
  return touched
}
