import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { createPageContext } from '@shingle/shared/page/create-page-context.ts'
import type { PageParts } from '@shingle/shared/page/page-parts.ts'
import { pageStyle } from '@shingle/shared/page/page-style.ts'
import { SectionBody } from '@shingle/shared/page/section-body.tsx'
import { PageProvider } from '@shingle/shared/page/use-page.ts'
import { usePageParts } from '@shingle/shared/page/use-page-parts.ts'
import { type SectionType, sections } from '@shingle/shared/sections/sections.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDraft } from '../../replica/use-draft.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { useFonts } from '../base/page/use-fonts.ts'
import styles from './add-section-dialog.module.css'
import { sampleSection } from './sample-section.ts'

// Narrower than the canvas, so that the words of a tile can be read.
const pageWidth = 840
const tileHeight = 142
const sheets = new WeakMap<Look, Map<PageParts | null, CSSStyleSheet>>()

interface LayoutTileProps {
  type: SectionType
  layout: string
  /** What the server writes for this business, null where it does not answer. */
  made: DraftContent | null
}

/** A layout as the website would wear it: the real section, in the real look, drawn small. */
export const LayoutTile = ({ type, layout, made }: LayoutTileProps) => {
  const host = useRef<HTMLSpanElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const [scale, setScale] = useState(0)
  const { view } = useDraft()
  const { look, picture, year, stringsOf } = useCanvasPage()
  const parts = usePageParts()
  useFonts(look)
  const { section, page } = useMemo(() => {
    const sample: AnySection = sampleSection(type, { layout, content: view.content(), made })
    const content = { ...view.content(), sections: [sample] }
    const nowhere = { formAction: () => '', embedUrl: () => '' }
    const rest = { mode: 'canvas', stringsOf, countryOf: parts?.businessCountry, ...nowhere } as const
    return { section: sample, page: createPageContext({ content, look, picture, year, ...rest }) }
  }, [type, layout, made, view, look, picture, year, stringsOf, parts])

  useLayoutEffect(() => {
    if (!host.current) return
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheetOf(look, parts)]
    setRoot(shadow)
    setScale(host.current.clientWidth / pageWidth)
  }, [look, parts])

  return (
    <span className={styles.pick} ref={host} aria-hidden="true" inert>
      {root &&
        createPortal(
          <div
            className="site mode-canvas"
            style={{
              width: pageWidth,
              minHeight: tileHeight / (scale || 1),
              display: 'grid',
              alignContent: 'center',
              transform: `scale(${scale})`,
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
