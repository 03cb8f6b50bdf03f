import type { AnySection } from '@shingle/shared/draft/content.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import type { PageParts } from '@shingle/shared/page/page-parts.ts'
import { pageStyle } from '@shingle/shared/page/page-style.ts'
import { everyAdjustmentRule } from '@shingle/shared/page/picture-classes.ts'
import { SectionBody } from '@shingle/shared/page/section-body.tsx'
import { PageProvider } from '@shingle/shared/page/use-page.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { wholeScale } from './picture-scale.ts'
import { useFonts } from './use-fonts.ts'

const sheets = new WeakMap<Look, Map<PageParts | null, CSSStyleSheet>>()

interface SectionPictureProps {
  section: AnySection
  page: PageContext
  /** How wide the page is that it is cut out of: the wider, the more is seen, and the smaller. */
  pageWidth: number
  /** The height of its place, in pixels. */
  height: number
  /** Drawn so small that all of it is seen; else its lower part may be cut off. */
  isWhole?: boolean
  className?: string | undefined
}

/** A section as the website wears it: the real one, in the look of its page, drawn small. */
export const SectionPicture = (props: SectionPictureProps) => {
  const { section, page, pageWidth, height, isWhole = false, className } = props
  const host = useRef<HTMLSpanElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const [wide, setWide] = useState(0)
  const [site, setSite] = useState<HTMLElement | null>(null)
  const pageHeight = useHeight(isWhole ? site : null)
  const { look } = page
  const parts = usePageParts()
  useFonts(look)

  useLayoutEffect(() => {
    const place = host.current
    if (!place) return
    const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheetOf(look, parts), adjustmentSheet()]
    setRoot(shadow)
    const measure = () => setWide(place.clientWidth / pageWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [look, parts, pageWidth])

  const scale =
    pageHeight === 0
      ? wide
      : wholeScale({ width: wide * pageWidth, height }, { width: pageWidth, height: pageHeight })
  return (
    <span className={className} ref={host} aria-hidden="true" inert>
      {root &&
        createPortal(
          <div
            ref={setSite}
            className="site mode-canvas"
            style={{
              width: pageWidth,
              minHeight: height / (wide || 1),
              display: 'grid',
              alignContent: 'center',
              transform: `translateX(${((wide - scale) * pageWidth) / 2}px) scale(${scale})`,
              transformOrigin: '0 0',
            }}
          >
            <PageProvider value={page}>
              <SectionBody section={section} page={page} />
            </PageProvider>
          </div>,
          root,
        )}
    </span>
  )
}

/** How high an element is laid out, whatever it is scaled to; 0 for none. */
const useHeight = (element: HTMLElement | null): number => {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setHeight(element.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return height
}

let adjustments: CSSStyleSheet | undefined

/** The classes that pictures and large lines are adjusted by, the same in every look. */
const adjustmentSheet = (): CSSStyleSheet => {
  if (adjustments === undefined) {
    adjustments = new CSSStyleSheet()
    adjustments.replaceSync(everyAdjustmentRule())
  }
  return adjustments
}

const sheetOf = (look: Look, parts: PageParts | null): CSSStyleSheet => {
  const ofLook = sheets.get(look) ?? new Map<PageParts | null, CSSStyleSheet>()
  sheets.set(look, ofLook)
  const known = ofLook.get(parts)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    pageStyle(
      look,
      sections.map(({ type }) => type),
      parts,
    ),
  )
  ofLook.set(parts, sheet)
  return sheet
}
