import type { PageIcons } from '@shingle/shared/page/page-icons.ts'
import { PageIconsProvider } from '@shingle/shared/page/use-page-icons.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { onceDrawn } from '../../app/once-drawn.ts'

let fetched: PageIcons | null = null

/** Gives the pages inside it their icons, fetched after the designer itself; their room is kept meanwhile. */
export const LatePageIcons = ({ children }: { children: ReactNode }) => {
  const [pageIcons, setIcons] = useState(fetched)
  useEffect(() => {
    if (fetched) return
    onceDrawn(() => import('@shingle/shared/page/page-icons.ts'))
      .then((module) => {
        fetched = module.pageIcons
        setIcons(fetched)
      })
      .catch(console.error)
  }, [])
  return <PageIconsProvider value={pageIcons}>{children}</PageIconsProvider>
}
