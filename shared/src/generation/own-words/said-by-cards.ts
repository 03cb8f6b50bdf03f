import type { Offer, Reading } from '../../reading/reading.ts'
import { foldText, wordsOf } from '../fold-text.ts'

// Words that lead to what is offered and say no more than that it is.
const leads = new Set(
  'i we also do make sell have offer and plus too ich wir auch mache machen biete bieten yo hago hacemos también ofrezco tengo je nous fais faisons aussi propose faccio facciamo anche offro fix build fit bake cook sew preparo preparamos doy damos vendo vendemos arreglo coso répare réparons couds cousons refais fabrique vends vendons prépare fabriquons vendo vendiamo preparo prepariamo riparo ripariamo'
    .split(' ')
    .flatMap((word) => wordsOf(foldText(word))),
)

// Of a piper's card 'chanter £20' nobody knows that it is taught.
const otherDoing =
  /(?<!\p{L})(?:teach|rent|hire|lend|buy|lease|unterricht\p{L}*|vermiet\p{L}*|verleih\p{L}*|enseñ\p{L}*|alquil\p{L}*|enseign\p{L}*|lou(?:e|ons)|insegn\p{L}*|affitt\p{L}*|nolegg\p{L}*)(?!\p{L})/iu

const eastern = /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

// In German what is done is written small, and the things it is done to are not.
const isGermanVerb = (said: string, language: Reading['language']): boolean =>
  language === 'german' && !/\p{N}/u.test(said) && !/\p{Lu}/u.test(said.slice(1)) && !unlike.test(said)
const unlike =
  /(?<!\p{L})(?:nur|ohne|kein\p{L}*|nicht|erst|verleih\p{L}*|vermiet\p{L}*|unterricht\p{L}*)(?!\p{L})/iu

/** Whether what stood around a card's words only led to it. */
const onlyLeads = ({ said = '', name, price, detail }: Offer, language: Reading['language']): boolean => {
  const shown = new Set(wordsOf(foldText(`${name} ${price} ${detail}`)))
  const left = said.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !shown.has(foldText(word)))
  return left.every((word) => leads.has(foldText(word))) || isGermanVerb(` ${left.join(' ')}`, language)
}

/**
 * The clauses that cards say: 'also arrangements £9'. Where the trade is known it says the verb before a price as well,
 * 'tapizo sillas desde 45 €'; 'we rent out tents' and 'we teach a course, too' say more than their cards.
 */
export const saidByCards = (
  cards: readonly Offer[],
  { trade, language }: Pick<Reading, 'trade' | 'language'>,
): readonly string[] => {
  const isPriced = ({ price, name, said = '' }: Offer) =>
    trade.outcome === 'trade' && price !== '' && !otherDoing.test(said.replace(name, ' '))
  return cards
    .filter((card) => isPriced(card) || eastern.test(card.said ?? '') || onlyLeads(card, language))
    .map(({ said = '' }) => said)
}
