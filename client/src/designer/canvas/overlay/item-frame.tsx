import { useCallback } from 'react'
import { useDesigner } from '../../designer-store.ts'
import type { OnPage } from './canvas-overlay.tsx'
import styles from './overlay.module.css'
import { useBox } from './use-box.ts'

/** A dashed line around the item that is open in the inspector. */
export function ItemFrame({ page, scale }: OnPage) {
  const item = useDesigner(({ selection }) => selection?.item?.item ?? null)
  const find = useCallback(
    (inPage: Document) =>
      item === null ? null : [...inPage.querySelectorAll(`[data-item="${CSS.escape(item)}"]`)],
    [item],
  )
  const box = useBox({ page, scale, find })
  return box && <div className={styles.item} style={box} />
}
