import { KitProvider } from '@shingle/shared/page/kit.tsx'
import { PageProvider } from '@shingle/shared/page/use-page.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { memo, useLayoutEffect, useState } from 'react'
import { useSectionIds } from '../../replica/use-draft.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { CanvasSection } from './canvas-section.tsx'
import { editingKit, previewKit } from './editing-kit.tsx'
import { standOn } from './section-page.ts'

interface CanvasBodyProps {
  /** Tells of the element that holds the whole page. */
  onSite: (site: HTMLElement | null) => void
}

/** The page as it will be published, made of pieces that can be written in; previewed, of those that visitors get. */
export const CanvasBody = memo(function CanvasBody({ onSite }: CanvasBodyProps) {
  const ids = useSectionIds()
  const page = useCanvasPage()
  const parts = usePageParts()
  const [site, setSite] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (site) standOn(site.ownerDocument, page)
  }, [site, page])
  useLayoutEffect(() => onSite(site), [site, onSite])
  const isPreview = page.mode === 'published'
  const sectionOf = (id: string) => <CanvasSection key={id} id={id} />
  return (
    <KitProvider value={isPreview ? previewKit : editingKit}>
      <PageProvider value={page}>
        <div className={`site mode-${page.mode}`} ref={setSite}>
          {isPreview && (
            <a className="skip" href="#content">
              {page.strings.skipToContent}
            </a>
          )}
          {ids.slice(0, 1).map(sectionOf)}
          <main id="content">{ids.slice(1, -1).map(sectionOf)}</main>
          {ids.slice(1).slice(-1).map(sectionOf)}
          {parts && <parts.CookieBanner page={page} />}
        </div>
      </PageProvider>
    </KitProvider>
  )
})
