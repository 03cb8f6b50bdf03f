import type { ClauseLabel, Offer, Reading } from '../../reading/reading.ts'
import { countWords } from '../fit.ts'
import { foldText } from '../fold-text.ts'
import { asSentence } from './own-words.ts'

const telling: readonly ClauseLabel[] = ['trade', 'offer', 'claim', 'audience']

/** One word names nothing to begin with: 'Hello.' */
const fewestWords = 2

const leadingIn: readonly ClauseLabel[] = ['unused', 'name', 'person']

/** Whether a description begins with what the first of its cards was read from. */
export const beginsWithCard = ({ clauses }: Reading, [first]: readonly Offer[]): boolean => {
  const begun = foldText(clauses.find(({ label }) => !leadingIn.includes(label))?.text ?? '')
  return first !== undefined && begun.includes(foldText(first.name))
}

/** The sentence that a description begins with, where it tells what its owner does and no card says it; else ''. */
export const openingOf = ({ clauses, statements, trade }: Reading): string => {
  const [first] = clauses
  const [said = ''] = statements
  if (
    first === undefined ||
    (trade.outcome === 'trade' && trade.rivals.length === 0) ||
    !telling.includes(first.label)
  )
    return ''
  const begins = foldText(said).startsWith(foldText(first.text)) && countWords(said) >= fewestWords
  return begins ? asSentence(said) : ''
}
