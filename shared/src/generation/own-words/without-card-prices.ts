import type { Clause, Offer, Reading } from '../../reading/reading.ts'
import { foldText, wordsOf } from '../fold-text.ts'
import { isSaidByCard } from './said-by-card.ts'

/** An offer with what else its sentence says of it, as sentences below its name. */
export interface ToldOffer extends Offer {
  readonly more?: readonly string[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** All prices that stand on a card. */
const pricesOn = ({ price, options }: Offer): readonly string[] =>
  [price, ...options.map((option) => option.price)].filter((one) => /\d/u.test(one))

/** Whether a text names a price as it stands on a card: '£5' is not in '£55'. */
const names = (text: string, price: string): boolean =>
  new RegExp(`(?<![\\p{N}.,])${escaped(price.trim())}(?![\\p{N}]|[.,]\\p{N})`, 'u').test(text)

const namesAny = (text: string, cards: readonly Offer[]): boolean =>
  cards.flatMap(pricesOn).some((price) => names(text, price))

const conjunction =
  /^(?:and|but|or|und|aber|oder|sowie|y|e|o|pero|et|mais|ou|ed|ma|plus|also|außerdem)(?:\s|,)\s*/iu

/** What another clause leads to says nothing without it: 'que te descuento', 'which I take off'. */
const hangs =
  /^(?:que|qui|dont|which|who|that|where|wherever|when|if|because|so|die|der|das|den|dem|wo|was|weil|wenn|dass|damit|quien|cuando|si|porque|donde|où|parce|quand|lorsque|che|cui|dove|se|perché|quando|then|dann|luego|puis|poi)(?!\p{L})/iu

const withoutBracketed = (sentence: string, cards: readonly Offer[]): string =>
  cards
    .flatMap(pricesOn)
    .reduce(
      (left, price) =>
        left.replace(
          new RegExp(
            `\\s?[(（]\\s*(?:(?:ab|from|desde|dès|da|je|à)\\s)?${escaped(price)}[^()（）\\d]{0,24}[)）]`,
            'u',
          ),
          '',
        ),
      sentence,
    )

interface Placed extends Clause {
  readonly from: number
  readonly to: number
}

/** The longest run of clauses that stand in a sentence one after the other, and where. */
const clausesIn = (sentence: string, clauses: readonly Clause[]): readonly Placed[] => {
  let best: readonly Placed[] = []
  for (const start of clauses.keys()) {
    const run: Placed[] = []
    for (const { label, text } of clauses.slice(start)) {
      const from = sentence.indexOf(text, run.at(-1)?.to ?? 0)
      if (text === '' || from < 0) break
      run.push({ label, text, from, to: from + text.length })
    }
    if (run.length > best.length) best = run
  }
  return best
}

/** One word says nothing alone: '2.', 'mind.', 'Small.' */
const saysSomething = (text: string): boolean =>
  /\p{L} .*\p{L}{3}|\p{L}{3}.*\p{N}|\p{Script=Han}|\p{Script=Hangul}/u.test(text)

// Who begins so speaks of somebody or something else.
const speaks =
  /^(?:i|we|you|it|there|he|she|they|the|a|an|our|my|ich|wir|es|sie|der|die|das|ein\p{L}*|je|nous|on|il|elle|le|la|les|un|une|des|yo|nosotr[oa]s|el|los|las|una|io|noi|lo|i|gli)(?![\p{L}])|^[jl]?[’']/iu

// A sum that begins so, and one without its currency, is of what stood before it.
const isOfBefore = (text: string): boolean => hangs.test(text) || /^\p{N}/u.test(text)

const money = /[£$€¥₩円원]\s?\d|\d\s?(?:[£$€¥₩円원]|euro?s?(?!\p{L})|chf|fr\.)/iu

/** A clause of more words is a story, whose card is cut out of it somehow. */
const mostWords = 14

const hasPairs = (text: string): boolean =>
  (text.match(/[(（]/gu) ?? []).length === (text.match(/[)）]/gu) ?? []).length

/** What is left of a sentence, as it was written between clauses that stay. */
const withoutClauses = (sentence: string, own: readonly Placed[], left: readonly Placed[]): string => {
  const parts = own.flatMap((clause, at) => {
    if (!left.includes(clause)) return []
    const before = own[at - 1]
    const isNext = before !== undefined && left.includes(before)
    return [sentence.slice(isNext ? before.to : clause.from, clause.to)].map((text) =>
      isNext ? { text, isNext } : { text, isNext: false },
    )
  })
  const gap = sentence.includes('、') ? '、' : ', '
  return parts.reduce(
    (said, { text, isNext }) => (isNext || said === '' ? said + text : `${said}${gap}${text}`),
    '',
  )
}

/** Whether a clause is a price and nothing else: '£60', '9 € die Stunde'. */
const isPriceAlone = (text: string): boolean =>
  wordsOf(text.replace(/[\d.,]+/gu, ' ')).length <= mostWordsOfUnit

const mostWordsOfUnit = 2

/** The card that says all of a clause; a price alone is of what stands before it. */
const cardSaying = (own: readonly Placed[], at: number, cards: readonly Offer[]): Offer | undefined => {
  const { text = '' } = own[at] ?? {}
  const before = own[at - 1]
  if (wordsOf(text).length > mostWords) return undefined
  const isItsPrice = ({ name }: Offer) =>
    before !== undefined && isPriceAlone(text) && foldText(before.text).includes(foldText(name))
  return cards.find((card) => namesAny(text, [card]) && (isSaidByCard(text, [card]) || isItsPrice(card)))
}

/** Where a clause of which a card says all goes on behind its price: 'the package is $90 | and includes two visits'. */
const goesOn =
  /(?<=(?:[£$€¥₩]\s?[\d.,]+|[\d.,]+\s?(?:[£$€¥₩]|euros?(?!\p{L})|chf))(?: \p{L}+){0,3}) (?=(?:and|und|et|y|e) \p{L}+ \p{L})/iu

const cutBehindPrice = (clause: Placed, cards: readonly Offer[]): readonly Placed[] => {
  const at = clause.text.search(goesOn)
  const head = clause.text.slice(0, Math.max(at, 0))
  const tail = clause.text.slice(at + 1)
  if (at < 0 || money.test(tail) || !isSaidByCard(head, cards)) return [clause]
  return [
    { ...clause, text: head, to: clause.from + at },
    { ...clause, text: tail, from: clause.from + at + 1 },
  ]
}

interface Told {
  /** What is said beside the cards; '' where they say all of it. */
  readonly statement: string
  /** What is said of the one thing that a sentence prices, and below its name goes on. */
  readonly more?: { readonly card: Offer; readonly text: string }
}

const mostBelow = 160

const tellBeside = (sentence: string, cards: readonly Offer[], clauses: readonly Clause[]): Told => {
  if (!namesAny(sentence, cards)) return { statement: sentence }
  const plain = withoutBracketed(sentence, cards)
  if (!namesAny(plain, cards)) return { statement: plain }
  const own = clausesIn(sentence, clauses).flatMap((clause) => cutBehindPrice(clause, cards))
  const saying = own.map((_, at) => cardSaying(own, at, cards))
  const left = own.filter((_, at) => saying[at] === undefined)
  const [first] = left
  if (left.length === own.length) return { statement: plain }
  if (first === undefined) return { statement: '' }
  const rest = withoutBracketed(withoutClauses(sentence, own, left), cards)
  const said = rest.replace(conjunction, '')
  if (!hasPairs(said) || !saysSomething(said)) return { statement: plain }
  const [card, ...others] = [...new Set(saying.filter((one) => one !== undefined))]
  const isBehind = saying.findLastIndex((one) => one !== undefined) < own.indexOf(first)
  // 'The package is $90 and includes two visits' goes on of the package, and 'and we travel' of somebody.
  const goesOnOfIt = rest === said || (own.some(({ to }) => to + 1 === first.from) && !speaks.test(said))
  const isOfOne = card !== undefined && others.length === 0 && isBehind && goesOnOfIt && !money.test(said)
  if (isOfOne && said.length <= mostBelow) return { statement: '', more: { card, text: said } }
  const isWhole = left.every((clause) => {
    const before = own[own.indexOf(clause) - 1]
    return before === undefined || left.includes(before) || !isOfBefore(clause.text)
  })
  return { statement: isWhole ? said : plain }
}

/**
 * Statements without the prices that cards have: those in brackets are cut out, and so are clauses of which a card says
 * all; what a sentence goes on to say of the one thing that it prices stands below that. It stays whole where what is left would not stand alone.
 */
export const withoutCardPrices = (
  { statements, clauses }: Pick<Reading, 'statements' | 'clauses'>,
  cards: readonly Offer[],
): { readonly statements: readonly string[]; readonly cards: readonly ToldOffer[] } => {
  const told = statements.map((statement) => tellBeside(statement, cards, clauses))
  const below = (card: Offer) => told.flatMap(({ more }) => (more?.card === card ? [more.text] : []))
  const isBelow = ({ detail }: Offer, text: string) =>
    wordsOf(foldText(text)).every((word) => wordsOf(foldText(detail)).includes(word))
  return {
    statements: told.map(({ statement }) => statement).filter((statement) => statement !== ''),
    cards: cards.map((card) => ({ ...card, more: below(card).filter((text) => !isBelow(card, text)) })),
  }
}
