import { useEffect } from 'react'

interface ShownItem {
  page: Document
  scale: number
  item: string | null
  /** Whether it stands on the page by now. */
  isThere: boolean
  find: (page: Document) => readonly Element[] | null
}

/** Brings an item into view that is opened elsewhere than on the page, such as one just added: also along its row. */
export const useShowItem = ({ page, scale, item, isThere, find }: ShownItem): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once, however large the page is shown later
  useEffect(() => {
    if (item === null || !isThere || page.hasFocus()) return
    let isLeft = false
    // An empty one gets its room before this is here.
    import('./show-item.ts')
      .then(({ showItem }) => isLeft || showItem(find(page) ?? [], scale))
      .catch(console.error)
    return () => {
      isLeft = true
    }
  }, [page, item, isThere, find])
}
