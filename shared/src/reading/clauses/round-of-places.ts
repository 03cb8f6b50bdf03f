import { weekdays } from '../../business/opening-hours.ts'
import type { Cues } from '../cues/cues.ts'
import { dayWords } from '../hours/day-words.ts'
import { formPattern } from '../mask/form.ts'
import type { LabeledPiece } from './piece.ts'

const money = new RegExp(formPattern('money'), 'u')

/** Whether a piece begins with a day and goes on with a name: 'Tues Soham 9-12'. */
const isStop = (text: string, cues: Cues): boolean => {
  const days = weekdays.map((day) => dayWords[cues.language][day]).join('|')
  const day = new RegExp(
    `^(?:le |il |el |am )?(?:${days})s?\\.? (?:in |at |à |a |en |sono |siamo |je suis |estoy |bin ich )*\\p{Lu}`,
    'u',
  )
  const small = text.charAt(0).toLowerCase() + text.slice(1)
  return !money.test(text) && [text, small].some((said) => day.test(said))
}

const timed = new RegExp(formPattern('hours', 'range', 'figure'), 'u')

/** Pieces that say on which day somebody stands where, as times of its own places: 'Mon Ely, Tues Soham 9-12'. */
export const withRounds = (all: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  if (!cues.isSpaced) return all
  const stops = all.filter(({ text }) => isStop(text, cues))
  const isRound = (piece: LabeledPiece) => {
    const beside = stops.filter(({ sentence }) => sentence === piece.sentence)
    const isTimed = beside.some(({ text }) => timed.test(text))
    return beside.length > 1 && (isTimed || !cues.writesNounsLarge) && stops.includes(piece)
  }
  return all.map((piece) =>
    piece.label === 'offer' && isRound(piece) ? { ...piece, label: 'hours' as const } : piece,
  )
}

const givenNames = '\\p{Lu}\\p{Ll}+(?: (?:and|&|und|et|y|e) \\p{Lu}\\p{Ll}+)?'
const withName = / (?:with|avec|con) \p{Lu}\p{Ll}+(?:,.+)?$/u
// Whatever stands in a list has a capital in German: only the first words of all tell of those who take part.
const withNoun = / mit \p{Lu}\p{Ll}+(?:,.+)?$/u
const goesOnNaming = new RegExp(`^(?:and |und |et |y |e )?${givenNames}$`, 'u')

/** Whether a piece goes on with the names of those with whom something is done: 'walks with Emil', 'Paula and Knut'; the first sentence is where they are told. */
export const goesOnNamed = (before: string, text: string, isFirst: boolean): boolean =>
  (withName.test(before) || (isFirst && withNoun.test(before))) && goesOnNaming.test(text)
