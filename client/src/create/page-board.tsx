import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { languageTag } from '@shingle/shared/language/language.ts'
import { artworkSvg } from '@shingle/shared/page/artwork-picture.ts'
import { createPageContext } from '@shingle/shared/page/create-page-context.ts'
import { PageBody } from '@shingle/shared/page/page-body.tsx'
import { pageIcons } from '@shingle/shared/page/page-icons.ts'
import { pageStyle } from '@shingle/shared/page/page-style.ts'
import { everyAdjustmentRule } from '@shingle/shared/page/picture-classes.ts'
import { PageIconsProvider } from '@shingle/shared/page/use-page-icons.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { fontFaceRules, fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { CanvasFrame } from '../designer/base/page/canvas-frame.tsx'
import { createPictures } from '../designer/base/page/canvas-picture.ts'
import { useElementSize } from '../designer/base/page/use-element-size.ts'
import { useAnswers } from './answers-store.ts'
import { generationAnswers } from './generation-answers.ts'
import styles from './page-board.module.css'
import { SketchBoard } from './sketch-board.tsx'
import { useLook } from './use-look.ts'

/** The widths the page is shown at: a desk's, or a phone's where the board itself is no wider. */
const pageWidths = { desk: 1200, phone: 390 } as const
const allTypes = sections.map(({ type }) => type)
const stillStyle = `body{margin:0;overflow:hidden}${everyAdjustmentRule()}`

/** The page that these answers make, word for word: the generator here is the one on the server. */
export const PageBoard = () => {
  const answers = useDeferredValue(useAnswers())
  const { palette, fonts } = useLook()
  const content = useMemo(() => {
    const chosen = { ...answers, paletteId: palette.id, fontPairId: fonts.id }
    const draft = generateDraft(generationAnswers(chosen))
    return draft.ok ? draft.value : null
  }, [answers, palette, fonts])
  return content ? <PagePicture content={content} /> : <SketchBoard />
}

const PagePicture = ({ content }: { content: DraftContent }) => {
  const [board, setBoard] = useState<HTMLElement | null>(null)
  const [page, setPage] = useState<Document | null>(null)
  const { width } = useElementSize(board)
  const { height } = useElementSize(page?.body ?? null)
  const context = useMemo(() => pageOf(content), [content])
  const sheets = useMemo(
    () => [fontFaceRules(context.look, fontUrl), pageStyle(context.look, allTypes), stillStyle],
    [context],
  )
  const pageWidth = width > pageWidths.phone ? pageWidths.desk : pageWidths.phone
  const scale = width / pageWidth

  return (
    <div ref={setBoard} className={styles.board} style={{ height: height * scale }} aria-hidden="true" inert>
      <CanvasFrame
        title="Your page"
        className={styles.frame}
        width={pageWidth}
        height={height}
        scale={scale}
        sheets={sheets}
        lang={languageTag[context.language]}
        onDocument={setPage}
      >
        <PageIconsProvider value={pageIcons}>
          <PageBody content={content} page={context} />
        </PageIconsProvider>
      </CanvasFrame>
    </div>
  )
}

const pageOf = (content: DraftContent) => {
  const look = resolveLook(content.theme)
  return createPageContext({
    content,
    look,
    mode: 'canvas',
    year: new Date().getFullYear(),
    picture: createPictures(look, artworkSvg),
    formAction: () => '',
    embedUrl: () => '',
  })
}
