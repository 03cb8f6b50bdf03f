import type { Offer, Reading } from '../../reading/reading.ts'
import { foldText, wordsOf } from '../fold-text.ts'

// Words that lead to what is offered and say no more than that it is.
const leads = new Set(
  'i we also do make sell have offer and plus too ich wir auch mache machen biete bieten yo hago hacemos también ofrezco tengo je nous fais faisons aussi propose faccio facciamo anche offro'
    .split(' ')
    .flatMap((word) => wordsOf(foldText(word))),
)

const eastern = /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

/** Whether what stood around a card's words only led to it. */
const onlyLeads = ({ said = '', name, price, detail }: Offer): boolean => {
  const shown = new Set(wordsOf(foldText(`${name} ${price} ${detail}`)))
  return wordsOf(foldText(said)).every((word) => shown.has(word) || leads.has(word))
}

/**
 * The clauses that cards say: 'also arrangements £9'. Where the trade is known it says the verb before a price as well,
 * 'tapizo sillas desde 45 €'; 'we rent out tents' and 'we teach a course, too' say more than their cards.
 */
export const saidByCards = (
  cards: readonly Offer[],
  { trade }: Pick<Reading, 'trade'>,
): readonly string[] => {
  const isPriced = ({ price }: Offer) => trade.outcome === 'trade' && price !== ''
  return cards
    .filter((card) => isPriced(card) || eastern.test(card.said ?? '') || onlyLeads(card))
    .map(({ said = '' }) => said)
}
