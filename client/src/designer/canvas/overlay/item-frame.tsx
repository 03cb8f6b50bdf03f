import { useCallback, useEffect } from 'react'
import { useDesigner } from '../../base/designer-store.ts'
import { useCanEdit } from '../../base/draft/editing.ts'
import { EmptyTexts } from './empty-texts.tsx'
import { giveRoom } from './empty-texts-in.ts'
import styles from './overlay.module.css'
import { useBox } from './use-box.ts'
import { useEmptyTexts } from './use-empty-texts.ts'
import type { OnPage } from './use-section-box.ts'
import { useShowItem } from './use-show-item.ts'

/** A dashed line around the item that is open in the inspector. */
export const ItemFrame = ({ page, scale, anchor }: OnPage & { anchor: string | null }) => {
  const item = useDesigner(({ selection }) => selection?.item?.item ?? null)
  useBlankItem(page, item)
  const find = useCallback((inPage: Document) => (item === null ? null : partsOf(inPage, item)), [item])
  const box = useBox({ page, scale, find })
  useShowItem({ page, scale, item, isThere: box !== null, find })
  const canEdit = useCanEdit()
  const texts = useEmptyTexts({ page, anchor, item })
  return (
    box && (
      <div className={styles.item} style={box}>
        {canEdit && item !== null && <EmptyTexts {...{ texts, page, scale, anchor, box }} isItem />}
      </div>
    )
  )
}

const partsOf = (page: Document, item: string): readonly Element[] => [
  ...page.querySelectorAll(`[data-item="${CSS.escape(item)}"]`),
]

/** An item that is empty altogether has its texts on the page, so that it is seen and can be filled in place. */
const useBlankItem = (page: Document, item: string | null): void => {
  useEffect(() => {
    const parts = item === null ? [] : partsOf(page, item)
    if (parts.every((part) => part.matches('[data-text]:empty, [data-empty]'))) parts.forEach(giveRoom)
  }, [page, item])
}
