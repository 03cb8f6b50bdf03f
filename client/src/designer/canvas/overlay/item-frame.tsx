import { useCallback, useEffect } from 'react'
import { useDesigner } from '../../base/designer-store.ts'
import styles from './overlay.module.css'
import { useBox } from './use-box.ts'
import type { OnPage } from './use-section-box.ts'

/** A dashed line around the item that is open in the inspector. */
export const ItemFrame = ({ page, scale }: OnPage) => {
  const item = useDesigner(({ selection }) => selection?.item?.item ?? null)
  useChosenItem(page, item)
  const find = useCallback((inPage: Document) => (item === null ? null : partsOf(inPage, item)), [item])
  const box = useBox({ page, scale, find })
  return box && <div className={styles.item} style={box} />
}

const partsOf = (page: Document, item: string): readonly Element[] => [
  ...page.querySelectorAll(`[data-item="${CSS.escape(item)}"]`),
]

/** The empty texts of the open item show themselves, so that they can be filled in place. */
const useChosenItem = (page: Document, item: string | null): void => {
  useEffect(() => {
    const parts = item === null ? [] : partsOf(page, item)
    for (const part of parts) part.setAttribute('data-chosen', '')
    return () => {
      for (const part of parts) part.removeAttribute('data-chosen')
    }
  }, [page, item])
}
