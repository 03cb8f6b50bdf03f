import type { PageParts } from '@shingle/shared/page/page-parts.ts'
import { PagePartsProvider } from '@shingle/shared/page/use-page-parts.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { onceDrawn } from '../../app/once-drawn.ts'

let fetched: PageParts | null = null

/** Gives the pages inside it icons and the widths of letters, fetched after the designer itself; icons keep their room meanwhile. */
export const LatePageParts = ({ children }: { children: ReactNode }) => {
  const [pageParts, setIcons] = useState(fetched)
  useEffect(() => {
    if (fetched) return
    onceDrawn(() => import('@shingle/shared/page/page-parts.ts'))
      .then((module) => {
        fetched = module.pageParts
        setIcons(fetched)
      })
      .catch(console.error)
  }, [])
  return <PagePartsProvider value={pageParts}>{children}</PagePartsProvider>
}
