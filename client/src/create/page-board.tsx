import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { useDeferredValue, useMemo } from 'react'
import { PagePicture } from '../page-picture/page-picture.tsx'
import { useAnswers } from './answers-store.ts'
import { generationAnswers } from './generation-answers.ts'
import styles from './page-board.module.css'
import { SketchBoard } from './sketch-board.tsx'
import { useLook } from './use-look.ts'

/** The page that these answers make, word for word: the generator here is the one on the server. */
export const PageBoard = () => {
  const answers = useDeferredValue(useAnswers())
  const { palette, fonts } = useLook()
  const content = useMemo(() => {
    const chosen = { ...answers, paletteId: palette.id, fontPairId: fonts.id }
    const draft = generateDraft(generationAnswers(chosen))
    return draft.ok ? draft.value : null
  }, [answers, palette, fonts])
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
