import { useMemo } from 'react'
import { useAnswers } from './answers-store.ts'
import { chosenLook, offerFor } from './offers.ts'
import { useUnderstanding } from './understanding-store.ts'

/** What is on offer for this business, what of it stands on the board, and whose artwork does. */
export const useLook = () => {
  const answers = useAnswers()
  const suiting = useUnderstanding().understood?.look ?? null
  return useMemo(
    () => ({
      ...chosenLook(answers, suiting),
      offer: offerFor(answers, suiting),
      artwork: suiting?.artwork ?? null,
    }),
    [answers, suiting],
  )
}
