import { useEffect, useLayoutEffect, useState } from 'react'
import { elementOf } from '../../base/page/text-element.ts'
import { type EmptyText, emptyTextsIn, giveRoom, takeRoomBack } from './empty-texts-in.ts'

interface Sought {
  page: Document
  /** The id of the section's element. */
  anchor: string | null
  item: string | null
}

/** The empty texts of a section, or of an item of it, as they come and go. */
export const useEmptyTexts = ({ page, anchor, item }: Sought): readonly EmptyText[] => {
  const [texts, setTexts] = useState<readonly EmptyText[]>([])
  useLayoutEffect(() => {
    const read = () => {
      const section = anchor === null ? null : page.getElementById(anchor)
      const found = section ? emptyTextsIn(section, item) : []
      setTexts((known) => (same(known, found) ? known : found))
    }
    read()
    return watch(page, read)
  }, [page, anchor, item])
  return texts
}

const same = (a: readonly EmptyText[], b: readonly EmptyText[]): boolean =>
  a.length === b.length &&
  a.every(({ element, label }, at) => element === b[at]?.element && label === b[at].label)

const watch = (page: Document, changed: MutationCallback): (() => void) => {
  const observer = new MutationObserver(changed)
  const attributeFilter = ['data-empty', 'data-asked', 'open']
  observer.observe(page.body, { subtree: true, childList: true, characterData: true, attributeFilter })
  return () => observer.disconnect()
}

/** What is emptied while its section is chosen keeps its room, so that nothing below moves before that is left. */
export const useKeptRoom = (page: Document, section: string | null): void => {
  useEffect(() => {
    if (section === null) return
    const emptied = ({ target }: Event) => {
      const text = elementOf(target)
      if (text?.matches('[data-text]:empty')) giveRoom(text)
    }
    page.addEventListener('input', emptied)
    page.addEventListener('focusout', emptied)
    const unwatch = watch(page, (changes) => {
      for (const { attributeName, target } of changes) {
        const text = attributeName === 'data-empty' ? elementOf(target) : null
        if (text?.matches('[data-empty]')) giveRoom(text)
      }
    })
    return () => {
      page.removeEventListener('input', emptied)
      page.removeEventListener('focusout', emptied)
      unwatch()
      takeRoomBack(page)
    }
  }, [page, section])
}
