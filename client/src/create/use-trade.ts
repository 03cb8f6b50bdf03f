import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import { guessTrade } from '../trades/guess-trade.ts'
import { useAnswers } from './answers-store.ts'

/** The trade that was chosen on the way in, else the one the words speak of. */
export const useTrade = (): IndustrySlug | null => {
  const { industry, businessActivities, businessName } = useAnswers()
  return industry ?? guessTrade(`${businessActivities} ${businessName}`)
}
