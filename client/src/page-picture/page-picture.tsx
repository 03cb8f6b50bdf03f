import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { languageTag } from '@shingle/shared/language/language.ts'
import { artworkPicture } from '@shingle/shared/page/artwork-picture.ts'
import { createPageContext } from '@shingle/shared/page/create-page-context.ts'
import { PageBody } from '@shingle/shared/page/page-body.tsx'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { pageParts } from '@shingle/shared/page/page-parts.ts'
import { pageStyle } from '@shingle/shared/page/page-style.ts'
import { everyAdjustmentRule } from '@shingle/shared/page/picture-classes.ts'
import { PagePartsProvider } from '@shingle/shared/page/use-page-parts.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { fontFaceRules, fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { useMemo, useState } from 'react'
import { PageFrame } from './page-frame.tsx'
import styles from './page-picture.module.css'
import { createPictures } from './page-pictures.ts'
import { useElementSize } from './use-element-size.ts'

interface PagePictureProps {
  content: DraftContent
  /** As its owner sees it, or as visitors would. */
  mode: PageContext['mode']
  /** The width the page is shown at, in pixels, by the width of the place it is shown in. */
  pageWidth: (placeWidth: number) => number
  /** How many of its sections are drawn, from the top; all of them when left out. */
  most?: number
  /** The height of the screen that it fills, in the page's pixels; as tall as the page itself when left out. */
  screenHeight?: number
  /** CSS that marks sections, each by the id of its element. */
  markedBy?: ((elementOf: (sectionId: string) => string) => string) | undefined
}

const allTypes = sections.map(({ type }) => type)
// What a visitor could do about the page is nothing to see of it.
const stillStyle = `body{margin:0;overflow:hidden}.report,.report-alone{display:none}${everyAdjustmentRule()}`

/** The real page, small and still: its own words, pictures, faces and colours. */
export const PagePicture = (props: PagePictureProps) => {
  const { content, mode, pageWidth, most, screenHeight, markedBy } = props
  const [board, setBoard] = useState<HTMLElement | null>(null)
  const [page, setPage] = useState<Document | null>(null)
  const { width } = useElementSize(board)
  const { height: pageHeight } = useElementSize(page?.body ?? null)
  // What is as tall as a screen would otherwise be as tall as the page.
  const height = screenHeight ?? pageHeight
  const context = useMemo(() => ({ ...pageOf(content), mode }), [content, mode])
  const drawn = useMemo(() => ({ ...content, sections: content.sections.slice(0, most) }), [content, most])
  const sheets = useMemo(
    () => [fontFaceRules(context.look, fontUrl), pageStyle(context.look, allTypes, pageParts), stillStyle],
    [context],
  )
  const marks = markedBy?.((id) => context.anchors.find((one) => one.id === id)?.anchor ?? id) ?? ''
  const scale = width / pageWidth(width)

  return (
    <div ref={setBoard} className={styles.board} style={{ height: height * scale }} aria-hidden="true" inert>
      <PageFrame
        title="Your page"
        className={styles.frame}
        width={pageWidth(width)}
        height={height}
        scale={scale}
        sheets={[...sheets, marks]}
        lang={languageTag[context.language]}
        onDocument={setPage}
      >
        <PagePartsProvider value={pageParts}>
          <PageBody content={drawn} page={context} />
        </PagePartsProvider>
      </PageFrame>
    </div>
  )
}

/** What the page knows of itself while it is made: what is still empty has its place in the navigation too. */
const pageOf = (content: DraftContent): PageContext => {
  const look = resolveLook(content.theme)
  return createPageContext({
    content,
    look,
    mode: 'canvas',
    year: new Date().getFullYear(),
    picture: createPictures(look, artworkPicture),
    formAction: () => '',
    stringsOf: pageParts.siteStrings,
    countryOf: pageParts.businessCountry,
    embedUrl: () => '',
  })
}
