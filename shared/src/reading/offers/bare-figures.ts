import { splitSentences } from '../clauses/split-pieces.ts'
import { priceLead } from '../mask/finders/money.ts'
import { formCharacter, formPattern } from '../mask/form.ts'
import type { Masked } from '../mask/mask.ts'
import { amountIn, isOfAKind, pairedFigures } from './bare-pairs.ts'
import { countsInHundreds, hasCurrency } from './currency.ts'

const unit = '(?!\\s?(?:m|kg|g|cm|mm|km|l|ml|ft|x|%|kw|ha|qm|sqm|stunden|hours|h|uhr)(?![\\p{L}]))'
const figure = new RegExp(`(?<=\\p{L}[^,\\p{P}]{0,3}\\s)(?<!\\p{Lu})${formPattern('figure')}${unit}`, 'giu')
const atEnd = new RegExp(`(?<=\\p{L}\\s)${formPattern('figure')}(?=\\s*(?:[,.;!?]|$))`, 'gu')
// '… from 35' is a price with what is said of it.
const leadBefore = new RegExp(`(?<=\\p{L}[\\s:-]+)(?:${priceLead}) $`, 'iu')
const cents = /^\d{1,3}[.,]\d{2}$/u
const whole = /^\d{1,3}$/u

const charactersIn = (text: string, expression: RegExp, isPrice: (character: string) => boolean) =>
  [...text.matchAll(expression)].map(([character]) => character).filter(isPrice)

// '9.45 to 11.15' and 'at 7.30' are times of day.
const toTime = '(?:to|till?|until|bis|à|al?|alle|hasta|-|–)'
const timeBefore = new RegExp(
  `(?:(?<!\\p{L})(?:at|um|by|before|after|from|between|à|alle|dalle|las|${toTime})|${formPattern('figure')} ?[-–])\\s?$`,
  'iu',
)
const timeAfter = new RegExp(`^\\s?${toTime}\\s?${formPattern('figure', 'hours')}`, 'iu')
const quarter = /[.,](?:00|15|30|45)$/u

const isTime = (text: string, character: string, written: string): boolean => {
  // Nobody writes the minutes of 'gildas a 1,50' behind a comma.
  if (written.includes(',') && !quarter.test(written)) return false
  const at = text.indexOf(character)
  return timeBefore.test(text.slice(0, at)) || timeAfter.test(text.slice(at + 1))
}

/** Figures with cents after a word are prices where there are others, or at a piece's end; in their sentences, whole figures at a piece's end as well. */
const pricesIn = ({ text, forms }: Masked): readonly string[] => {
  const written = (character: string) => forms.get(character)?.text ?? ''
  const isCents = (character: string): boolean =>
    cents.test(written(character)) && !isTime(text, character, written(character))
  const withCents = charactersIn(text, figure, isCents)
  const isPriceList = withCents.length > 1 || [...forms.values()].some((form) => form.kind === 'money')
  const ending = charactersIn(text, atEnd, isCents)
  // 'Quiz night 7.30' alone may be either.
  if (!isPriceList) return ending.filter((character) => !quarter.test(written(character)))
  const inSentences = splitSentences(text).filter((sentence) =>
    withCents.some((one) => sentence.includes(one)),
  )
  return [
    ...withCents,
    ...inSentences.flatMap((sentence) => charactersIn(sentence, atEnd, (one) => whole.test(written(one)))),
  ]
}

const sum = formPattern('money')
// '4 euro coltelli, 6 forbici, 10 lame tosaerba': behind a sum that stands before its thing, figures before theirs are sums as well.
const firstSum = new RegExp(`^${sum} \\p{L}[^,;\\ue000-\\uf8ff]{2,}$`, 'u')
const firstFigure = new RegExp(
  `^(?<figure>${formPattern('figure')}) (?!(?:x|mal|more|extra|free|gratis|minut|min|hour|hrs?|ore|ora|stunden|std|horas?|heures?|days?|tage|giorni|días|jours|people|persons?|guests|personen|gäste|personas|personnes|persone|kids|children|kinder|niños|enfants|bambini)(?!\\p{L}))\\p{L}[^,;\\ue000-\\uf8ff]{2,}$`,
  'iu',
)

/** The figures of lists that go on naming sums first, of which two or more have their currency left out. */
const frontedFigures = ({ text, forms }: Masked): readonly string[] =>
  splitSentences(text).flatMap((sentence) => {
    const list = sentence.split(/[,;] /u).map((piece) => piece.trim())
    const from = list.findIndex((piece) => firstSum.test(piece))
    if (from < 0) return []
    const rest = list.slice(from + 1)
    const end = rest.findIndex((piece) => !firstFigure.test(piece) && !firstSum.test(piece))
    const found = rest
      .slice(0, end < 0 ? rest.length : end)
      .flatMap((piece) => firstFigure.exec(piece)?.groups?.figure ?? [])
    const written = (character = ''): string => forms.get(character)?.text ?? ''
    const sums = [amountIn(written(list[from]?.charAt(0)))]
    const areSums = found.every((one) => whole.test(written(one)) && isOfAKind(amountIn(written(one)), sums))
    return found.length > 1 && areSums ? found : []
  })

/** A masked text in which bare figures that are prices stand as money; a number beside a name only where the country has one currency. */
export const priceBareFigures = (masked: Masked, country: string): Masked => {
  const paired = hasCurrency(country) ? pairedFigures(masked, countsInHundreds(country)) : []
  const fronted = hasCurrency(country) ? frontedFigures(masked) : []
  const prices = [...new Set([...pricesIn(masked), ...paired, ...fronted])]
  if (prices.length === 0) return masked
  const known = [...masked.forms.values()].filter((form) => form.kind === 'money').length
  const forms = new Map(masked.forms)
  let { text } = masked
  for (const [at, character] of prices.entries()) {
    const price = formCharacter('money', known + at)
    const before = leadBefore.exec(text.slice(0, text.indexOf(character)))?.[0] ?? ''
    forms.set(price, { kind: 'money', text: `${before}${masked.forms.get(character)?.text ?? ''}` })
    forms.delete(character)
    text = text.replace(`${before}${character}`, () => price)
  }
  return { text, forms }
}
