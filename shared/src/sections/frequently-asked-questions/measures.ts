import { plainTextOf } from '../../rich-text/rich-text.ts'
import type { FrequentlyAskedQuestionsSection } from './fields.ts'

/** Whether all questions fit on the page unfolded. */
export const areShort = ({ items }: FrequentlyAskedQuestionsSection): boolean =>
  items.length <= 8 &&
  items.every(({ question, answer }) => question.length <= 120 && plainTextOf(answer).length <= 320)
