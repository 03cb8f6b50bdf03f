import type { OwnWords } from '../own-words/own-words.ts'
import type { PlannedSection } from './composer.ts'

/** What is longer asks for a heading of its own. */
const noteMaximum = 240

/**
 * What the owner does not do as a note beside the form, where it is short and the page has one: whoever asks reads it,
 * and it does not shout. '' where it needs another place.
 */
export const refusalsNoteIn = (
  { refusals }: Pick<OwnWords, 'refusals'>,
  plan: readonly Pick<PlannedSection, 'type'>[],
  gap: string,
): string => {
  const note = refusals.join(gap)
  return note.length <= noteMaximum && plan.some(({ type }) => type === 'Contact') ? note : ''
}
