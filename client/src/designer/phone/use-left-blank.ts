import { blankItems } from '@shingle/shared/draft/blank-items.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { listsOf } from '@shingle/shared/draft/without-blank-items.ts'
import { useEffect, useRef } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import type { ItemPlace } from '../base/designer-store.ts'
import { editsOf } from '../base/draft/editing.ts'

const itemsOf = (section: AnySection): readonly string[] =>
  listsOf(section).flatMap(({ items }) => items.map(({ id }) => id))

/** An item that was added since its section was opened, and is left with nothing in it, goes again. */
export const useLeftBlank = (section: string, opened: ItemPlace | undefined): void => {
  const draft = useDraft()
  const formerly = useRef<readonly string[] | null>(null)
  const stored = draft.view.section(section)
  if (stored) formerly.current ??= itemsOf(stored)
  const item = opened?.item
  useEffect(() => {
    if (item === undefined || formerly.current?.includes(item)) return
    const leave = () => {
      const left = draft.view.section(section)
      const blank = left && blankItems(left).find((one) => one.item === item)
      if (blank) editsOf(draft).removeItem({ section, list: blank.list, item })
    }
    // What was typed last is written as its field goes.
    return () => queueMicrotask(leave)
  }, [draft, section, item])
}
