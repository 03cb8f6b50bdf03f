import { copyKeptForMs, type DraftCopy } from '../../replica/copy-index.ts'
import { appLocale } from '../../ui/app-locale.ts'
import { dayWords, timeWords } from '../versions/version-words.ts'
import type { Review } from './use-review.ts'

const longDay = new Intl.DateTimeFormat(appLocale, { day: 'numeric', month: 'long' })

/** '1 change', '4 changes'. */
export const countWords = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

/** The last day a recovered copy is kept. */
export const keptUntil = ({ at }: DraftCopy): string => longDay.format(new Date(at + copyKeptForMs))

/** What a recovered copy is called among several: 'Today, 14:02'. */
export const copyWords = ({ at }: DraftCopy, now: Date): string => {
  const iso = new Date(at).toISOString()
  return `${dayWords(iso, now)}, ${timeWords(iso)}`
}

/** Why there is a recovered copy, in one sentence: also of an editor who was removed and is one again, whom nobody took anything from. */
export const reasonWords = ({ copy, taken }: Pick<Review, 'copy' | 'taken'>): string => {
  if (taken) return `Edit control went to ${taken.by.name} at ${timeWords(taken.at)}.`
  if (copy.why === 'control') return 'Edit control went to someone else.'
  return 'A change could not be saved to your account.'
}

/** Whose the draft now is. */
export const theirsWords = ({ taken }: Pick<Review, 'taken'>): string => {
  const name = taken?.by.name.split(/[\s@]/)[0]
  return name ? `${name}’s, in the draft now` : 'In the draft now'
}
