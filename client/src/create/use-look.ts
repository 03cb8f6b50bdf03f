import { useMemo } from 'react'
import { useAnswers } from './answers-store.ts'
import { chosenLook, offerFor } from './offers.ts'
import { useTrade } from './use-trade.ts'

/** What is on offer for this business, and what of it stands on the board. */
export const useLook = () => {
  const answers = useAnswers()
  const trade = useTrade()
  return useMemo(
    () => ({ ...chosenLook(answers, trade), offer: offerFor(answers, trade), trade }),
    [answers, trade],
  )
}
