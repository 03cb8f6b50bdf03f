import { CookieBanner } from '@shingle/shared/page/cookie-banner.tsx'
import { KitProvider } from '@shingle/shared/page/kit.tsx'
import { PageProvider } from '@shingle/shared/page/use-page.ts'
import { memo, useLayoutEffect, useRef } from 'react'
import { useSectionIds } from '../../replica/use-draft.ts'
import { CanvasSection } from './canvas-section.tsx'
import { editingKit } from './editing-kit.tsx'
import { useCanvasPage } from './page-provider.tsx'
import { standOn } from './section-page.ts'

/** The page as it will be published, made of pieces that can be written in. */
export const CanvasBody = memo(function CanvasBody() {
  const ids = useSectionIds()
  const page = useCanvasPage()
  const site = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (site.current) standOn(site.current.ownerDocument, page)
  }, [page])
  const sectionOf = (id: string) => <CanvasSection key={id} id={id} />
  return (
    <KitProvider value={editingKit}>
      <PageProvider value={page}>
        <div className="site mode-canvas" ref={site}>
          {ids.slice(0, 1).map(sectionOf)}
          <main id="content">{ids.slice(1, -1).map(sectionOf)}</main>
          {ids.slice(1).slice(-1).map(sectionOf)}
          {page.settings.cookieBanner && <CookieBanner page={page} />}
        </div>
      </PageProvider>
    </KitProvider>
  )
})
