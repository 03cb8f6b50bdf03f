import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { EntryOfKind } from '../base/draft/field-entry.ts'
import { focusRow } from '../base/focus-row.ts'
import { nonePicked, type Picked, pickThrough, presentOf, togglePicked } from './picked.ts'
import { severalKey } from './several-keys.ts'
import { useSeveralItems } from './use-several-items.ts'

export type PickedItems = ReturnType<typeof usePickedItems>

/** Several items of a list at once: which are picked, and what is done with them. */
export const usePickedItems = (entry: EntryOfKind<'items'>, section: string) => {
  const [picked, setPicked] = useState<Picked | null>(null)
  const edits = useSeveralItems(entry, section)
  const ids = entry.value.map(({ id }) => id)
  const items = presentOf(picked ?? nonePicked, ids)
  const first = Math.max(0, ids.indexOf(items[0] ?? ''))

  const end = () => {
    setPicked(null)
    focusRow(entry.name, first)
  }
  const remove = () => {
    edits.remove(items)
    end()
  }
  const duplicate = () => {
    setPicked({ items: edits.duplicate(items), from: null })
    // Where the list is full now, there is nothing more to press.
    focusRow(entry.name, first + 1)
  }
  const toggle = (item: string) => setPicked((known) => togglePicked(known ?? nonePicked, item))
  /** Answers whether a click on a row picks it: with Shift or Ctrl, or while others are picked. */
  const takes = (event: MouseEvent, item: string): boolean => {
    if (event.shiftKey) setPicked(pickThrough(ids, picked ?? nonePicked, item))
    else if (picked !== null || event.ctrlKey || event.metaKey) toggle(item)
    else return false
    return true
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const key = severalKey(event)
    const isMeant = key === 'all' || (key === 'none' && picked !== null) || (key && items.length > 0)
    if (!isMeant) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'all') setPicked({ items: ids, from: null })
    else if (key === 'none') end()
    else remove()
  }
  return {
    ...{ isPicking: picked !== null, items, toggle, takes, keys, end, remove, duplicate },
    begin: () => setPicked(nonePicked),
    move: (to: 'top' | 'bottom') => edits.move(items, to),
  }
}
