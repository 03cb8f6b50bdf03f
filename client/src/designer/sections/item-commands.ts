import type { ItemAddress, ListAddress } from '@shingle/shared/draft/edits/items.ts'
import type { Item, ItemFields, ItemsField } from '@shingle/shared/field/field.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { select } from '../base/designer-store.ts'
import { editsOf } from '../base/draft/editing.ts'
import { fieldEntries } from '../base/draft/field-entry.ts'
import { focusRow } from '../base/focus-row.ts'
import { announce } from '../base/keyboard/announcer.tsx'
import { toast } from '../base/toast.ts'
import { undoToast } from '../base/undo-toast.ts'
import { itemName } from '../fields/item-words.ts'
import { type Copied, keepCopied, readCopied } from './clipboard.ts'
import { putPicturesBack } from './put-pictures-back.ts'
import type { OpenWebsite } from './take-pictures-again.ts'
import { takenAlong } from './taken-along.ts'

interface FoundItem {
  readonly field: ItemsField
  readonly items: readonly Item<ItemFields>[]
  readonly at: number
  readonly name: string
}

const find = ({ view }: OpenDraft, { section: id, list, item }: ItemAddress): FoundItem | null => {
  const section = view.section(id)
  const entries = fieldEntries(findDefinition(section?.type)?.fields ?? {}, section ?? {})
  const entry = entries.find(({ name }) => name === list)
  if (entry?.kind !== 'items') return null
  const at = entry.value.findIndex((candidate) => candidate.id === item)
  const found = entry.value[at]
  const titleOf = (target: string) => {
    const led = view.section(target)
    return led ? sectionTitle(led) : ''
  }
  return found ? { field: entry.field, items: entry.value, at, name: itemName(found, entry, titleOf) } : null
}

/** Chooses an item that was made just now, or says why there is none. */
const choose = (
  { section, list }: ListAddress,
  added: ReturnType<ReturnType<typeof editsOf>['addItem']>,
): void => {
  if (added?.ok) select({ section, item: { list, item: added.value } })
  else if (added) toast(added.problem.text, { kind: 'trouble' })
}

/** Adds a copy of an item right after it, which is chosen then. */
export const duplicateChosen = (draft: OpenDraft, item: ItemAddress): void =>
  choose(item, editsOf(draft).duplicateItem(item))

/** Removes an item; its section stays chosen. */
export const removeChosen = (draft: OpenDraft, { section, list, item }: ItemAddress): void => {
  const found = find(draft, { section, list, item })
  if (!found) return
  const isInForm = document.activeElement?.closest('[data-region="inspector"]') != null
  editsOf(draft).removeItem({ section, list, item })
  select({ section })
  if (isInForm) focusRow(list, found.at)
  undoToast(draft, `${found.name} removed`)
}

const keep = ({ draft, draftId }: OpenWebsite, { section, list, item }: ItemAddress): string | null => {
  const found = find(draft, { section, list, item })
  const type = draft.view.section(section)?.type
  if (!found || !type) return null
  const { id: _, ...values } = found.items[found.at] ?? { id: '' }
  keepCopied({ draftId, title: found.name, type, list, values })
  return found.name
}

/** Copies an item. */
export const copyChosen = (from: OpenWebsite, item: ItemAddress): void => {
  const name = keep(from, item)
  if (name !== null) announce(`${name} copied`)
}

/** Copies an item and removes it. */
export const cutChosen = (from: OpenWebsite, item: ItemAddress): void => {
  if (keep(from, item) !== null) removeChosen(from.draft, item)
}

/** The item that was copied last; null where it was something else. */
export const copiedItem = (): Copied | null => {
  const copied = readCopied()
  return copied?.list === undefined ? null : copied
}

/** Adds the copied item to its list in this section, after one of its items or at the end. */
export const pasteItem = (to: OpenWebsite, section: string | undefined, after?: string): void => {
  const copied = copiedItem()
  const { draft } = to
  const definition = findDefinition(copied?.type)
  const list = copied?.list ?? ''
  const field = definition?.fields[list]
  if (!copied || !definition || field?.kind !== 'items') return
  if (section === undefined || draft.view.section(section)?.type !== definition.type) {
    toast(`Choose ${definition.title} to paste ${copied.title} there.`, { kind: 'trouble' })
    return
  }
  const destination = { isOther: copied.draftId !== to.draftId, sections: draft.view.sectionIds() }
  const { values, left } = takenAlong(field.fields, copied.values, destination)
  const chosen = after === undefined ? null : find(draft, { section, list, item: after })
  const before = chosen?.items[chosen.at + 1]?.id ?? null
  const added = editsOf(draft).addItem({ section, list }, { values, before })
  choose({ section, list }, added)
  if (!added?.ok) return
  const place = { in: 'item', section, list, item: added.value } as const
  putPicturesBack(
    to,
    left.map(({ field: name, image }) => ({ at: { ...place, field: name }, image })),
  )
}
