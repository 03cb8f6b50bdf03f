import { splitSentences } from '../clauses/split-pieces.ts'
import { priceLead } from '../mask/finders/money.ts'
import { formCharacter, formPattern } from '../mask/form.ts'
import type { Masked } from '../mask/mask.ts'
import { pairedFigures } from './bare-pairs.ts'
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

const isTime = (text: string, character: string): boolean => {
  const at = text.indexOf(character)
  return timeBefore.test(text.slice(0, at)) || timeAfter.test(text.slice(at + 1))
}

/** Figures with cents after a word are prices where there are others, or at a piece's end; in their sentences, whole figures at a piece's end as well. */
const pricesIn = ({ text, forms }: Masked): readonly string[] => {
  const written = (character: string) => forms.get(character)?.text ?? ''
  const isCents = (character: string): boolean => cents.test(written(character)) && !isTime(text, character)
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

/** A masked text in which bare figures that are prices stand as money; a number beside a name only where the country has one currency. */
export const priceBareFigures = (masked: Masked, country: string): Masked => {
  const paired = hasCurrency(country) ? pairedFigures(masked, countsInHundreds(country)) : []
  const prices = [...new Set([...pricesIn(masked), ...paired])]
  if (prices.length === 0) return masked
  const known = [...masked.forms.values()].filter((form) => form.kind === 'money').length
  const forms = new Map(masked.forms)
  let { text } = masked
  for (const [at, character] of prices.entries()) {
    const price = formCharacter('money', known + at)
    const before = leadBefore.exec(text.slice(0, text.indexOf(character)))?.[0] ?? ''
    forms.set(price, { kind: 'money', text: `${before}${masked.forms.get(character)?.text ?? ''}` })
    forms.delete(character)
    text = text.replace(`${before}${character}`, price)
  }
  return { text, forms }
}
