import type { ClauseLabel, Reading } from '../../reading/reading.ts'
import { countWords } from '../fit.ts'
import { foldText } from '../fold-text.ts'
import { asSentence } from './own-words.ts'

const telling: readonly ClauseLabel[] = ['trade', 'offer', 'claim', 'audience']

/** One word names nothing to begin with: 'Hello.' */
const fewestWords = 2

/** The sentence that a description begins with, where it tells what its owner does and no card says it; else ''. */
export const openingOf = ({ clauses, statements, trade }: Reading): string => {
  const [first] = clauses
  const [said = ''] = statements
  if (first === undefined || trade.outcome === 'trade' || !telling.includes(first.label)) return ''
  const begins = foldText(said).startsWith(foldText(first.text)) && countWords(said) >= fewestWords
  return begins ? asSentence(said) : ''
}
