import type { AnySection } from '@shingle/shared/draft/content.ts'
import { withFreshItems } from '@shingle/shared/draft/edits/fresh-items.ts'
import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { type SectionType, sections } from '@shingle/shared/sections/sections.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { designerStore, select } from '../base/designer-store.ts'
import { editsOf } from '../base/draft/editing.ts'
import { announce } from '../base/keyboard/announcer.tsx'
import { toast } from '../base/toast.ts'
import { undoToast } from '../base/undo-toast.ts'
import { type Copied, keepCopied, readCopied } from './clipboard.ts'
import { lastContact } from './last-contact.ts'
import { placedIn, putPicturesBack } from './put-pictures-back.ts'
import type { OpenWebsite } from './take-pictures-again.ts'
import { takenAlong } from './taken-along.ts'

export const moveBy = (draft: OpenDraft, id: string, direction: 'up' | 'down'): void => {
  if (editsOf(draft).stepSection(id, direction)) tellPlace(draft, id)
}

/** Moves a section before another, or for null to the end above the footer. */
export const moveBefore = (draft: OpenDraft, id: string, before: string | null): void => {
  if (editsOf(draft).moveSection(id, before)) tellPlace(draft, id)
}

const tellPlace = (draft: OpenDraft, id: string): void => {
  const ids = draft.view.sectionIds()
  const section = draft.view.section(id)
  // The header stands first and cannot be passed, so counting starts below it.
  if (section) announce(`${sectionTitle(section)}, ${ids.indexOf(id)} of ${ids.length - 2}`)
}

export const duplicate = (draft: OpenDraft, id: string): void => {
  const added = editsOf(draft).duplicateSection(id)
  if (added?.ok) select({ section: added.value })
  else if (added) toast(added.problem.text, { kind: 'trouble' })
}

export const toggleHidden = (draft: OpenDraft, id: string): void => {
  const section = draft.view.section(id)
  if (!section || isRequired(section)) return
  const changed = editsOf(draft).setField({ in: 'section', section: id, field: 'hidden' }, !section.hidden)
  if (!changed?.ok) return
  if (section.hidden) announce(`${sectionTitle(section)} shown`)
  else undoToast(draft, `${sectionTitle(section)} hidden`)
}

export const remove = (draft: OpenDraft, id: string): void => {
  const section = draft.view.section(id)
  if (!section) return
  const ids = draft.view.sectionIds()
  const neighbour = ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1]
  const removed = editsOf(draft).removeSection(id)
  if (!removed) return
  if (!removed.ok) {
    toast(removed.problem.text, { kind: 'trouble' })
    return
  }
  if (designerStore.getState().selection?.section === id) {
    const next = neighbour && !isFooter(draft, neighbour) ? neighbour : null
    select(next ? { section: next } : null)
    if (next) passRailFocus(next)
  }
  undoToast(draft, `${sectionTitle(section)} removed`)
}

export const copy = (from: OpenWebsite, id: string): void => {
  const section = from.draft.view.section(id)
  if (!section) return
  keepSection(from, section)
  announce(`${sectionTitle(section)} copied`)
}

export const cut = (from: OpenWebsite, id: string): void => {
  const section = from.draft.view.section(id)
  if (!section || isRequired(section)) return
  keepSection(from, section)
  remove(from.draft, id)
}

const keepSection = ({ draftId }: OpenWebsite, section: AnySection): void => {
  const { id: _, type, layout, ...values } = section
  keepCopied({ draftId, type, layout, values, title: sectionTitle(section) })
}

/** The section that was copied last; null where it was something else. */
export const copiedSection = (): Copied | null => {
  const copied = readCopied()
  return copied && copied.list === undefined ? copied : null
}

/** Adds the copied section before another, or where new sections go. Answers its id; null where there is none. */
export const paste = (to: OpenWebsite, before: string | null): string | null => {
  const copied = copiedSection()
  const definition = sections.find(({ type }) => type === copied?.type)
  if (!copied || !definition) return null
  const { draft, draftId } = to
  const isOther = copied.draftId !== draftId
  const along = takenAlong(fieldsOf(definition), copied.values, {
    isOther,
    sections: draft.view.sectionIds(),
  })
  const { type } = definition
  const section = addTo(draft, { type, before, layout: copied.layout, values: along.values })
  if (section === null) return null
  putPicturesBack(to, placedIn(draft, section, along.left))
  return section
}

interface NewSection {
  type: SectionType
  /** Before which other it goes; null where nobody has said. */
  before: string | null
  layout?: string | undefined
  values?: Readonly<Record<string, unknown>> | undefined
}

/** Adds a section and chooses it, or says why there is no room. Answers its id, or null. */
export const addTo = (draft: OpenDraft, { type, before, layout, values = {} }: NewSection): string | null => {
  const edits = editsOf(draft)
  const definition = findDefinition(type)
  if (!definition) return null
  const fresh = withFreshItems(fieldsOf(definition), values)
  const place = before ?? lastContact(draft.view.content().sections)
  const added = edits.together(`Add ${definition.title}`, () => {
    const section = edits.addSection(type, { before: place, values: fresh })
    if (layout && section?.ok) edits.setLayout(section.value, layout)
    return section
  })
  if (!added) return null
  if (!added.ok) {
    toast(added.problem.text, { kind: 'trouble' })
    return null
  }
  select({ section: added.value })
  return added.value
}

/** Whoever walks the rail by keyboard goes on from the row beside the one that is gone. */
const passRailFocus = (id: string): void => {
  if (!document.activeElement?.matches('[data-rail-row]')) return
  document.querySelector<HTMLElement>(`[data-rail-row="${CSS.escape(id)}"]`)?.focus()
}

const isRequired = (section: AnySection): boolean => findDefinition(section.type)?.required ?? false

const isFooter = (draft: OpenDraft, id: string): boolean => draft.view.section(id)?.type === 'Footer'
