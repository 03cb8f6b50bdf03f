import type { OwnWordsReason } from './own-words-reason.ts'
import type { WrittenBy } from './written-by.ts'

/** Why words are our own, as a person is told it. */
export const ownWordsTexts: Readonly<Record<OwnWordsReason, string>> = {
  late: 'It took too long.',
  away: 'It could not be reached.',
  unusable: 'What it wrote could not all be used.',
  spent: 'It has done enough for today, and goes on tomorrow.',
  busy: 'Too many were asking it at this moment.',
}

/** Who wrote what a tool shows, as a person is told it. */
export const writtenByText = ({ by, why }: WrittenBy): string => {
  if (by === 'model') return 'Written with the language model that is connected here. Read them twice.'
  if (why === undefined) return 'No language model is connected here: these are our own.'
  return `Written without the language model. ${ownWordsTexts[why]} These are our own: you can ask again later.`
}
