import { PagePartsProvider } from '@shingle/shared/page/use-page-parts.ts'
import type { ReactNode } from 'react'
import { onceDrawn } from '../../app/once-drawn.ts'
import { createLate } from '../base/late.ts'

/** Icons, the widths of letters and the openings that few pages have. */
export const pageParts = createLate(async () => {
  const module = await onceDrawn(() => import('@shingle/shared/page/page-parts.ts'))
  return module.pageParts
})

/** Gives the pages inside it their parts, fetched after the designer itself; icons keep their room meanwhile. */
export const LatePageParts = ({ children }: { children: ReactNode }) => (
  <PagePartsProvider value={pageParts.use()}>{children}</PagePartsProvider>
)
