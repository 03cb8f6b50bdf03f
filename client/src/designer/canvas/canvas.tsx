import { languageTag } from '@shingle/shared/language/language.ts'
import { pageStyle } from '@shingle/shared/page/page-style.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { onceDrawn } from '../../app/once-drawn.ts'
import { PageFrame } from '../../page-picture/page-frame.tsx'
import { useElementSize } from '../../page-picture/use-element-size.ts'
import { useSettings } from '../../replica/use-draft.ts'
import { useDesigner } from '../base/designer-store.ts'
import { useLook, useTextWriting } from '../base/page/page-provider.tsx'
import { deviceWidth, pageScale } from '../base/page/page-scale.ts'
import { tellScale } from '../base/page/shown-scale.ts'
import styles from './canvas.module.css'
import { CanvasBody } from './canvas-body.tsx'
import { canvasStyle } from './canvas-style.ts'
import { useFontRules } from './use-font-rules.ts'
import { useOpenSection } from './use-open-section.ts'
import { usePagePointer } from './use-page-pointer.ts'

// Marks what is pointed at and chosen: it comes right after the page itself.
const CanvasOverlay = lazy(() =>
  onceDrawn(async () => ({ default: (await import('./overlay/canvas-overlay.tsx')).CanvasOverlay })),
)

const allTypes = sections.map(({ type }) => type)

/** The page itself, at a real width, scaled to the room there is. What marks it is drawn over it, unscaled. */
export const Canvas = ({ selectable }: { selectable: boolean }) => {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [page, setPage] = useState<Document | null>(null)
  const [site, setSite] = useState<HTMLElement | null>(null)
  const device = useDesigner((state) => state.device)
  const zoom = useDesigner((state) => state.zoom)
  const { width: stageWidth, height: stageHeight } = useElementSize(stage)
  // Until it is known, the sheet is as high as what is seen of it.
  const content = useElementSize(site, { afterPaint: true })
  const scale = pageScale(stageWidth, device, zoom)
  const width = deviceWidth[device]
  const height = Math.max(content.height, (stageHeight - stageMargin) / scale)
  useEffect(() => tellScale(scale), [scale])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
    <main className={styles.stage} ref={setStage} tabIndex={0} aria-label="Page" data-region="canvas">
      <div className={styles.sheet} style={{ width: width * scale, height: height * scale }}>
        <PageFrame
          title="Your page"
          className={styles.frame}
          {...{ width, height, scale }}
          sheets={useSheets()}
          lang={languageTag[useSettings().language]}
          onDocument={setPage}
        >
          <CanvasBody onSite={setSite} />
        </PageFrame>
        <Pointing page={page} selectable={selectable} />
        <Suspense>{page && selectable && <CanvasOverlay page={page} scale={scale} stage={stage} />}</Suspense>
      </div>
    </main>
  )
}

const stageMargin = 24

/** What is done on the page, apart from the sheet it lies on, which moving a section leaves as it is. */
const Pointing = ({ page, selectable }: { page: Document | null; selectable: boolean }) => {
  usePagePointer(page, selectable)
  useWritingIn(page)
  useOpenSection(page, selectable)
  return null
}

const useSheets = (): readonly string[] => {
  const look = useLook()
  const parts = usePageParts()
  const fontRules = useFontRules(look)
  const style = useMemo(() => pageStyle(look, allTypes, parts), [look, parts])
  return useMemo(() => [fontRules, style, canvasStyle], [fontRules, style])
}

const useWritingIn = (page: Document | null): void => {
  const writing = useTextWriting()
  useEffect(() => (page ? writing.attach(page) : undefined), [page, writing])
}
