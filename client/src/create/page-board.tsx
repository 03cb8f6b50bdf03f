import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { useEffect, useMemo } from 'react'
import { PagePicture } from '../page-picture/page-picture.tsx'
import { useAnswers } from './answers-store.ts'
import { generationAnswers } from './generation-answers.ts'
import type { Progress } from './launch-stages.ts'
import styles from './page-board.module.css'
import { pairInUseStore } from './pair-in-use.ts'
import { SketchBoard } from './sketch-board.tsx'
import { useLook } from './use-look.ts'
import { usePreview } from './use-preview.ts'
import { writingStyle } from './writing-style.ts'

/** The page that these answers make, word for word: the server makes it as it will when the website is created. */
export const PageBoard = ({ progress }: { progress?: Pick<Progress, 'parts' | 'content'> | undefined }) => {
  const answers = useAnswers()
  const { palette } = useLook()
  const { fontPairId } = answers
  const made = usePreview(generationAnswers({ ...answers, paletteId: palette.id }))
  const content = useMemo((): DraftContent | null => {
    if (made === null) return null
    // What is picked shows at once; the rest of the look follows with the answer.
    const fontPair = fontPairId || made.theme.fontPair
    return { ...made, theme: { ...made.theme, paletteId: palette.id, ...palette.colours, fontPair } }
  }, [made, palette, fontPairId])
  // What the page takes unasked, so that the choices can show it among them.
  const unasked = fontPairId ? undefined : made?.theme.fontPair
  useEffect(() => {
    if (unasked !== undefined) pairInUseStore.setState({ id: unasked })
  }, [unasked])
  const shown = progress?.content ?? content
  if (!shown) return <SketchBoard />
  return (
    <div className={styles.board}>
      <PagePicture
        content={shown}
        mode="canvas"
        pageWidth={pageWidth}
        markedBy={progress?.parts && ((anchorOf) => writingStyle(progress.parts ?? [], anchorOf))}
      />
    </div>
  )
}

/** The widths the page is shown at: a desk's, or a phone's where the board itself is no wider. */
const pageWidths = { desk: 1200, phone: 390 } as const

const pageWidth = (boardWidth: number): number =>
  boardWidth > pageWidths.phone ? pageWidths.desk : pageWidths.phone
