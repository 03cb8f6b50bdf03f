import { foldText } from '../generation/fold-text.ts'
import { numberWords } from '../generation/writing/number-words.ts'

/** What money and shares of it are called, in signs, codes and the words of all languages: what is one currency has one name. */
const currencies = {
  gbp: '£|gbp|pounds?|quid|pfund|livres? sterling|libras?|sterline|ポンド|파운드',
  eur: '€|eur|euros?|ユーロ|유로',
  usd: '(?:us|ca|au|nz|hk)?\\$|usd|dollars?|bucks|d[oó]lar(?:es)?|dollari|ドル|달러',
  jpy: '¥|jpy|yen|円|圓|엔',
  krw: '₩|krw|won|원',
  chf: 'chf|franken|francs?|franchi|francos?|s?fr\\.',
  part: 'pence|p|cents?|ct|centimes?|c[eé]ntimos?|centesimi',
  share: '%|percent|per cent|prozent|pour ?cent|por ciento|per ?cento|パーセント|퍼센트|프로',
  tenth: '割|할',
  other: '[₤₽₹฿₫₱₺₴₦₪]|cad|aud|nzd|sek|nok|dkk|pln|czk|mxn|pesos?|kr|zł',
} as const

const any = Object.values(currencies).join('|')
const currency = `(?:(?:${any})(?![\\p{Script=Latin}\\p{M}]))`
const before = `(?<!\\p{Script=Latin})${currency}`
const amount = "\\d+(?:[.,'’ ]\\d+)*(?:k(?!\\p{L})|[万만](?:\\d+[千천])?|[千천])?"
const upTo = '[-–—~〜]|to|bis|à|hasta|a|fino a|から|より|부터|에서'
const or = '[/+]|and|or|und|oder|et|ou|y|o|e'

/** One amount or two, of which either may have the currency that is meant for both. */
const pattern = (between: string): RegExp =>
  new RegExp(
    `(${before})? ?(${amount})(?: ?(${currency})? ?(?:${between}) ?(${before})? ?(${amount}))? ?(${currency})?`,
    'gu',
  )
/** In what is held, all that may be meant as money; in what is said, what can be nothing else: '£8 and 45 minutes' is one price. */
const [anyAmounts, sureAmounts] = [pattern(`${upTo}|${or}`), pattern(upTo)]

const { japanese, Korean, ...spaced } = numberWords
const spelledNumber = `(?:${Object.values(spaced).join('|')}|one|an?|half|halbe\\p{L}*|eine?n?|une?|una|uno)`
const spelled = new RegExp(
  `(?<!\\p{L})${spelledNumber}(?:[\\s-]+(?:and |und |et |y |e )?${spelledNumber}){0,4}\\s+${currency}|[一二三四五六七八九〇十百千万億]+(?:円|割|パーセント|ポンド|ドル|ユーロ)|[일이삼사오육칠팔구십백천만]+\\s?(?:원|할|퍼센트|프로|달러|유로)`,
  'gu',
)

const nameOf = (found: string): string => {
  const [name] =
    Object.entries(currencies).find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(found)) ?? []
  return name === undefined || name === 'other' ? found : name
}

/** How much it is, however it is written: of signs in it the last one that has one or two figures behind it begins a part. */
const amountOf = (written: string): number => {
  const [, figures = '', after = ''] = /^([\d.,'’\s]+)([^\d.,'’\s].*)?$/u.exec(written.trim()) ?? []
  const [, whole = figures, part = ''] = /^(.*?)[.,](\d{1,2})$/u.exec(figures.trim()) ?? []
  const value = Number(`${whole.replace(/\D/gu, '')}.${part || 0}`)
  if (after.startsWith('k') || /^[千천]/u.test(after)) return value * 1_000
  const [, thousands = 0] = /^[万만](\d+)?/u.exec(after) ?? []
  return after === '' ? value : value * 10_000 + Number(thousands) * 1_000
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ')

interface Money {
  readonly currency: string
  readonly value: number
}

const moneyIn = (text: string, amounts: RegExp): readonly Money[] =>
  [...plain(text).matchAll(amounts)].flatMap(([, first, low, second, third, high, last]): Money[] => {
    const found = first ?? second ?? third ?? last
    if (found === undefined || low === undefined) return []
    const called = nameOf(found)
    const ends = high === undefined ? [low] : [low, high]
    return ends.map((end) => ({ currency: called, value: amountOf(end) }))
  })

const measured =
  ' ?(?:(?:min\\p{L}*|hours?|hrs?|h|days?|weeks?|months?|years?|people|persons?|km|kg|m|cm|mm|stunden?|std|tagen?|wochen?|monaten?|jahren?|personen|heures?|jours?|semaines?|mois|ans?|personnes?|horas?|d[ií]as?|semanas?|meses|años?|personas?|or[ae]|giorn[oi]|settiman[ae]|mesi|ann[oi]|persone|am|pm|uhr)(?!\\p{L})|[分時日週年人시일주년명]|분)'
/** A figure that may be one of money: what is said to be minutes is none. */
const mayBeMoney = new RegExp(`${amount}(?!\\d|[.,]\\d|${measured})`, 'gu')

/** The figures of a text that may be money, be they of no currency. */
const pricesIn = (text: string): ReadonlySet<number> =>
  new Set([...plain(text).matchAll(mayBeMoney)].map(([found]) => amountOf(found)))

const figuresIn = (text: string): ReadonlySet<number> =>
  new Set([...plain(text).matchAll(new RegExp(amount, 'gu'))].map(([found]) => amountOf(found)))

const spelledIn = (text: string): readonly string[] =>
  [...plain(text).matchAll(spelled)].map(([found]) => foldText(found))

/** What a text is held against: what is wished, and what the draft says by now. */
export interface SaidOfMoney {
  readonly wish: string
  readonly draft: string
  /** What stood in its place, where that is a price: its figures are money without a currency. */
  readonly price?: string | undefined
}

/**
 * Whether every sum, price and share of one in a text stands in the wish or in the draft, as the same amount of the same
 * currency: of a range each end, and what is written in words as these words. A figure of the wish is of a currency that
 * the wish or the draft has.
 */
export const saysOnlyMoneySaid = (text: string, { wish, draft, price }: SaidOfMoney): boolean => {
  const known = [...moneyIn(wish, sureAmounts), ...moneyIn(draft, sureAmounts)]
  const wished = pricesIn(wish)
  const isSaid = ({ currency: called, value }: Money) =>
    known.some((one) => one.currency === called && (one.value === value || wished.has(value)))
  const said = foldText(plain(`${wish}\n${draft}`))
  if (!moneyIn(text, anyAmounts).every(isSaid) || !spelledIn(text).every((words) => said.includes(words)))
    return false
  if (price === undefined) return true
  const priced = new Set([...wished, ...figuresIn(price), ...known.map(({ value }) => value)])
  return [...figuresIn(text)].every((figure) => priced.has(figure))
}
