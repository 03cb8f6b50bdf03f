import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { useMemo } from 'react'
import { PagePicture } from '../page-picture/page-picture.tsx'
import { useAnswers } from './answers-store.ts'
import { generationAnswers } from './generation-answers.ts'
import styles from './page-board.module.css'
import { SketchBoard } from './sketch-board.tsx'
import { useLook } from './use-look.ts'
import { usePreview } from './use-preview.ts'

/** The page that these answers make, word for word: the server makes it as it will when the website is created. */
export const PageBoard = () => {
  const answers = useAnswers()
  const { palette, fonts } = useLook()
  const made = usePreview(generationAnswers({ ...answers, paletteId: palette.id, fontPairId: fonts.id }))
  const content = useMemo((): DraftContent | null => {
    if (made === null) return null
    // What is picked shows at once; the rest of the look follows with the answer.
    const theme = { ...made.theme, paletteId: palette.id, ...palette.colours, fontPair: fonts.id }
    return { ...made, theme }
  }, [made, palette, fonts])
  if (!content) return <SketchBoard />
  return (
    <div className={styles.board}>
      <PagePicture content={content} mode="canvas" pageWidth={pageWidth} />
    </div>
  )
}

/** The widths the page is shown at: a desk's, or a phone's where the board itself is no wider. */
const pageWidths = { desk: 1200, phone: 390 } as const

const pageWidth = (boardWidth: number): number =>
  boardWidth > pageWidths.phone ? pageWidths.desk : pageWidths.phone
