import type { Language } from '../../language/language.ts'
import type { LabeledPiece } from '../clauses/piece.ts'
import { formPattern } from '../mask/form.ts'
import { tellsDoing } from '../offers/doing-verbs.ts'
import { type DraftOffer, sizeOf } from '../offers/draft-offer.ts'
import type { ClauseLabel } from '../reading.ts'

const stating: readonly ClauseLabel[] = ['claim', 'person', 'trade', 'audience', 'way']
const listing: readonly ClauseLabel[] = ['offer', 'price']

// 'Thé à la menthe offert' stands in a list as what has a price does.
const givenWith =
  /(?<!\p{L})(?:offerte?s?|gratuite?s?|gratis|free|included|incluse?s?|comprise?s?|inklusive|inbegriffen|incluid[oa]s?|compres[oaie]|offert[oa])$/iu

// What is left of 'groups $6000 each' says nothing.
const ofEach =
  /^(?:each(?: one)?|apiece|jeweils|pro stück|cada un[oa]|chacune?|l[’']un(?:e)?|ciascun[oa]|l[’']uno|各)$/iu

/** Whether a card has the words of a piece: they are its own, a further price of it, or several cards with 'and' between. */
const isOnCard = ({ text }: LabeledPiece, cards: readonly DraftOffer[]): boolean => {
  const isPriceOf = ({ options }: DraftOffer) =>
    options.some(({ name, price }) => price !== '' && text.includes(name) && text.includes(price))
  if (cards.some((card) => card.piece.text === text || isPriceOf(card))) return true
  const left = cards.reduce((rest, { piece }) => rest.replace(piece.text, ' '), text).trim()
  return left !== text && sizeOf(left) <= 1
}

/** Whether cards have the things of a piece, and not what it says of all that stand before: 'dryers and dishwashers in your own kitchen'. */
const isPartly = (piece: LabeledPiece, cards: readonly DraftOffer[]): boolean =>
  piece.label === 'offer' &&
  !isOnCard(piece, cards) &&
  cards.some((card) => card.piece !== piece && piece.text.startsWith(`${card.piece.text} `))

const money = new RegExp(formPattern('money'), 'u')

// Where the verb of a list stands at its end.
const eastern = /[\p{Script=Hiragana}\p{Script=Hangul}]/u

/** What is left of a list with what its end governs: '세탁기, 냉장고, 전자레인지 수리하러 갑니다' repairs all of them. */
const withGoverned = (
  listed: readonly LabeledPiece[],
  left: readonly LabeledPiece[],
): readonly LabeledPiece[] => {
  const last = listed.at(-1)
  if (last === undefined || !left.includes(last) || !eastern.test(last.text)) return left
  const priced = listed.findLastIndex(({ text }) => money.test(text))
  return listed.filter((piece, at) => left.includes(piece) || at > priced)
}

// 'Clocks £40 and whatever else ticks' goes on behind its price.
const goesOn = new RegExp(`${formPattern('money')}\\s(?:and|or|und|oder|et|ou|y|o|e)\\s`, 'iu')

const isPricedAlone = ({ text }: LabeledPiece): boolean => money.test(text) && !goesOn.test(text)

/** Whether a piece only stands beside a list: what is given with it or, of things with prices, whatever else is said. */
const isBesideList = ({ label, text }: LabeledPiece, isPriced: boolean): boolean =>
  label === 'claim' && (isPriced || ofEach.test(text) || givenWith.test(text))

/** Of so many things in a sentence at least half have cards, where it is a list of them and no story. */
const fewestListed = 2

const comma = /[,，、]\s*/u

/**
 * What a sentence says beside the cards that it lists, where it is a list: 'Mechanic in Béziers, oil €70, brakes €90,
 * wherever you broke down' without oil and brakes. All of it where it says more; '' where the cards say it all.
 */
const besideCards = (
  sentence: string,
  own: readonly LabeledPiece[],
  cards: readonly DraftOffer[],
): string => {
  const first = own.findIndex(({ label }) => !stating.includes(label))
  const listed = first < 0 ? [] : own.slice(first)
  const left = withGoverned(
    listed,
    listed.filter((piece) => !isOnCard(piece, cards) && !ofEach.test(piece.text)),
  )
  const onCards = listed.length - left.length
  const isPriced = listed.filter(({ label }) => listing.includes(label)).every(isPricedAlone)
  const isList =
    listed.every(
      (piece) => listing.includes(piece.label) || (isBesideList(piece, isPriced) && onCards > 1),
    ) &&
    onCards >= Math.max(left.length, Math.min(fewestListed, listed.length)) &&
    onCards > 0
  if (!isList || own.some((piece) => isPartly(piece, cards))) return sentence
  const last = own[first - 1]
  const at = last === undefined ? -1 : sentence.indexOf(last.text)
  const head = last === undefined || at < 0 ? [] : [sentence.slice(0, at + last.text.length)]
  const gap = comma.exec(sentence)?.[0] ?? ', '
  return [...head, ...left.map(({ text }) => text)].join(gap)
}

/** An answer of so few words says nothing without its question: 'Is your piano out of tune? It probably is.' */
const answerWords = 4

// What is a name or a sum is no answer.
const answers =
  /^(?:it|that|they|he|she|we|i|you|yes|same|me|us|das|es|ich|wir|ja|sie|dann|ça|c[’']|oui|on|je|nous|sí|yo|eso|claro|sì|io|noi|ci|come|kriegen|machen)(?!\p{L})/iu

/** Statements in which a short answer stands with the question that stands before it. */
const withAnswersJoined = (stated: readonly (readonly [number, string])[]): readonly string[] => {
  const joined: string[] = []
  for (const [index, [at, text]] of stated.entries()) {
    const [before = -1, asked = ''] = stated[index - 1] ?? []
    const isAnswer =
      before === at - 1 && asked.endsWith('?') && sizeOf(text) <= answerWords && answers.test(text)
    if (isAnswer) joined[joined.length - 1] = `${joined.at(-1)} ${text}`
    else joined.push(text)
  }
  return joined
}

/** Whole sentences that hold more than cards, contacts, hours and refusals show; of a list, what its cards do not. */
export const readStatements = (
  sentences: readonly string[],
  {
    pieces,
    offers,
    language,
  }: {
    readonly pieces: readonly LabeledPiece[]
    readonly offers: readonly DraftOffer[]
    readonly language: Language
  },
): readonly string[] => {
  const inWords = new Set(offers.filter(({ form }) => form === 'words').map(({ piece }) => piece.sentence))
  const stated = new Set(
    pieces.filter(({ label }) => stating.includes(label)).map(({ sentence }) => sentence),
  )
  const onCards = new Set(offers.filter(({ form }) => form === 'card').map(({ piece }) => piece.sentence))
  // 'The blue room has the sea. £95, £70 with breakfast.': prices of what stands on no card.
  const isLeft = (at: number) => {
    const own = pieces.filter(({ sentence }) => sentence === at)
    const isPriced = own.length > 1 && own.every(({ text }) => money.test(text))
    return isPriced && onCards.size === 0
  }
  // 'Wir prüfen Geräte': the card has the thing, and the sentence what is done to it.
  const isDone = (at: number) =>
    pieces.some(
      ({ sentence, label, text }) => sentence === at && label === 'offer' && tellsDoing(text, language),
    ) && !pieces.some(({ sentence, text }) => sentence === at && money.test(text))
  const cardsOf = (at: number) => offers.filter(({ form, piece }) => form === 'card' && piece.sentence === at)
  const hasMore = (at: number) =>
    pieces.some((piece) => piece.sentence === at && isPartly(piece, cardsOf(at)))
  const isStated = (at: number) =>
    inWords.has(at) || stated.has(at) || isLeft(at) || isDone(at) || hasMore(at)
  const heads = new Set(pieces.filter(({ isHead }) => isHead === true).map(({ sentence }) => sentence))
  // 'Scents: fig, sea salt' is one sentence, and its head alone says nothing.
  const statedAt = sentences.flatMap((sentence, at): readonly (readonly [number, string])[] => {
    if (!isStated(at) || (heads.has(at) && isStated(at + 1))) return []
    if (heads.has(at - 1) && isStated(at - 1)) return [[at, `${sentences[at - 1]}: ${sentence}`]]
    const own = pieces.filter((piece) => piece.sentence === at)
    const said = isDone(at) ? sentence : besideCards(sentence, own, cardsOf(at))
    return said === '' ? [] : [[at, said]]
  })
  return withAnswersJoined(statedAt)
}
