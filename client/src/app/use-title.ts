import { productName } from '@shingle/shared/product/product.ts'
import { useEffect } from 'react'

/** Names the screen in the browser's tab and history. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
}
