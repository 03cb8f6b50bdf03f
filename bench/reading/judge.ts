import { isDeepStrictEqual } from 'node:util'
import type { Offer, Reading } from '@shingle/shared/reading/reading.ts'
import { trades } from '@shingle/trades/trades.ts'
import { type Description, type ExpectedService, figuresIn } from './corpus.ts'

/** What one reading got right, as counts that add up over a corpus. */
export interface Judgment {
  readonly description: Description
  readonly reading: Reading
  readonly missed: readonly string[]
  readonly inWords: readonly string[]
  readonly cards: number
  readonly junk: readonly string[]
  readonly pricesNamed: number
  readonly pricesFound: number
  readonly pricesMissed: readonly string[]
  /** Those at their service, and those that stand in its owner's words, in a sentence or beneath a card. */
  readonly pricesShown: number
  readonly pricesWrong: readonly string[]
  readonly hours: 'right' | 'missed' | 'wrong' | 'rightly words'
  readonly refusalsMissed: readonly string[]
  readonly contradicted: readonly string[]
  readonly isPhoneFound: boolean
  readonly trade: 'right' | 'kind' | 'wrong' | 'none'
}

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()

const little = new Set(
  'a an the of and & for our und der die das de la le les el los y e et du des di il lo in to from my your with'.split(
    ' ',
  ),
)

const isEastern = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)

/** The words of a name as they compare: without endings; Japanese and Korean by pairs of characters. */
const wordsOf = (text: string): readonly string[] => {
  if (isEastern(text)) {
    const letters = [...text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')]
    return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  }
  return plain(text)
    .split(/[^\p{L}\p{N}.,]+/u)
    .map((word) => word.replace(/[.,]+$/u, ''))
    .filter((word) => word !== '' && !little.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:es|s|en|e)$/u, '') : word))
}

const share = (words: readonly string[], among: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => among.has(word)).length / words.length

const textsOf = ({ name, detail, price, options }: Offer): readonly string[] => [
  `${name} ${detail}`,
  `${name} ${price}`,
  ...options.map((option) => `${name} ${option.name}`),
]

const isShown = (name: string, texts: readonly string[]): boolean => {
  const words = wordsOf(name)
  const needed = isEastern(name) ? 0.6 : 0.99
  if (isEastern(name) && [...name].length === 1) return texts.some((text) => text.includes(name))
  return texts.some((text) => share(words, new Set(wordsOf(text))) >= needed)
}

/** Whether an offer names a service. */
export const isNamedBy = (service: ExpectedService, offer: Offer): boolean =>
  isShown(service.name, textsOf(offer))

/** Whether a card names none of the services. */
export const isJunk = (card: Offer, services: readonly ExpectedService[]): boolean => {
  const words = wordsOf(card.name)
  const all = new Set(services.flatMap(({ name }) => wordsOf(name)))
  const mine = new Set(words)
  return share(words, all) < 0.5 && services.every(({ name }) => share(wordsOf(name), mine) < 1)
}

// '1인 35,000원', '1か所3,300円から': for how much of it that is.
const forHowMuch =
  /^(?:[주월연週月] ?)?\d+ ?(?:인|회|시간|개월|개|장|마리|박|팩|판|분|켤레|벌|곳|평|か所|ヶ所|カ所|箇所|[本枚回名人分畳帖坪台個着足頭匹泊杯袋束丁㎡]|時間|k?[gm])당?で? ?/u

const pricesOf = (offer: Offer): readonly string[] =>
  [offer.price, ...options(offer)].flatMap((price) => figuresIn(price.replace(forHowMuch, '')))
const options = (offer: Offer): readonly string[] => offer.options.map(({ price }) => price)

const figuresFor = (service: ExpectedService, offers: readonly Offer[]): readonly string[] =>
  offers.filter((offer) => isNamedBy(service, offer)).flatMap(pricesOf)

const judgeHours = ({ hours, hoursBeside }: Description, reading: Reading): Judgment['hours'] => {
  const read = Object.fromEntries(Object.entries(reading.hours.hours).filter(([, spans]) => spans.length > 0))
  const isStated = Object.keys(read).length > 0
  if (isDeepStrictEqual(read, hoursBeside)) return 'rightly words'
  if (hours === 'none' || hours === 'words') return isStated ? 'wrong' : 'rightly words'
  if (!isStated) return 'missed'
  return isDeepStrictEqual(read, hours) ? 'right' : 'wrong'
}

const slug = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, '-')

/** Whether a trade is called so: by its id, or by a word that names it in English. */
const isCalled = (tradeId: string, name: string): boolean => {
  const trade = trades.find(({ id }) => id === tradeId)
  const names = [tradeId, trade?.names.english ?? '', ...(trade?.naming.english ?? [])]
  return names.some((one) => slug(one) === slug(name) || slug(one) === `${slug(name)}s`)
}

const judgeTrade = ({ trade, kind }: Description, { trade: read }: Reading): Judgment['trade'] => {
  if (read.outcome === 'none') return 'none'
  if (read.outcome === 'trade' && isCalled(read.tradeId, trade)) return 'right'
  return read.kindId === kind ? 'kind' : 'wrong'
}

const digits = (text: string): string => text.normalize('NFKC').replace(/\D/gu, '')

/** Judges a reading by what a careful reader took from the description. */
export const judge = (description: Description, reading: Reading): Judgment => {
  const { services, refused, never, phone } = description
  const cards = reading.offers.filter(({ form }) => form === 'card')
  const union = [cards.flatMap(textsOf).join(' ')]
  const isCard = ({ name }: ExpectedService) =>
    isShown(name, cards.flatMap(textsOf)) || (/ (?:and|&|und|y|et|e) /u.test(name) && isShown(name, union))
  const words = [
    ...reading.statements,
    ...reading.hours.words,
    ...reading.offers.flatMap(textsOf),
    ...reading.clauses.filter(({ label }) => label === 'trade').map(({ text }) => text),
  ]
  const notCards = services.filter((service) => !isCard(service))
  const inWords = notCards.filter(({ name }) => isShown(name, words))
  const priced = services.filter(({ figures }) => figures.length > 0)
  const allFigures = new Set(services.flatMap(({ figures }) => figures))
  const wrong = cards.flatMap((card) => {
    const mine = services.filter((service) => isNamedBy(service, card))
    const right = new Set(mine.flatMap(({ figures }) => figures))
    return mine.length === 0
      ? []
      : pricesOf(card)
          .filter((figure) => allFigures.has(figure) && !right.has(figure))
          .map((figure) => `${card.name}: ${figure}`)
  })
  const missedPrices = priced.flatMap((service) => {
    const found = new Set(figuresFor(service, reading.offers))
    return service.figures
      .filter((figure) => !found.has(figure))
      .map((figure) => `${service.name}: ${figure}`)
  })
  const inSentences = [...reading.statements, ...cards.map(({ detail }) => detail)]
  const stated = new Set(inSentences.flatMap(figuresIn))
  const pricesNamed = priced.flatMap(({ figures }) => figures).length
  const refusalTexts = reading.refusals.map(({ text }) => text)
  return {
    description,
    reading,
    missed: notCards.filter((service) => !inWords.includes(service)).map(({ name }) => name),
    inWords: inWords.map(({ name }) => name),
    cards: cards.length,
    junk: cards.filter((card) => isJunk(card, services)).map(({ name }) => name),
    pricesNamed,
    pricesFound: pricesNamed - missedPrices.length,
    pricesMissed: missedPrices,
    pricesShown:
      pricesNamed - missedPrices.filter((missed) => !stated.has(missed.split(': ').at(-1) ?? '')).length,
    pricesWrong: wrong,
    hours: judgeHours(description, reading),
    refusalsMissed: refused.filter((thing) => !isShown(thing, refusalTexts)),
    contradicted: [
      ...refused.filter((thing) => cards.some(({ name }) => isShown(thing, [name]))),
      ...never.filter((word) => cards.some(({ name }) => isShown(word, [name]))),
    ],
    trade: judgeTrade(description, reading),
    isPhoneFound:
      phone === '' ||
      reading.reach.phones.concat(reading.reach.doubtfulPhones).some((one) => digits(one) === digits(phone)),
  }
}
