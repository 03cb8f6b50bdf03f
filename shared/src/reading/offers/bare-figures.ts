import { splitSentences } from '../clauses/split-pieces.ts'
import { formCharacter, formPattern } from '../mask/form.ts'
import type { Masked } from '../mask/mask.ts'
import { pairedFigures } from './bare-pairs.ts'
import { countsInHundreds, hasCurrency } from './currency.ts'

const unit = '(?!\\s?(?:m|kg|g|cm|mm|km|l|ml|ft|x|%|kw|ha|qm|sqm|stunden|hours|h|uhr)(?![\\p{L}]))'
const figure = new RegExp(`(?<=\\p{L}[^,\\p{P}]{0,3}\\s)(?<!\\p{Lu})${formPattern('figure')}${unit}`, 'giu')
const atEnd = new RegExp(`(?<=\\p{L}\\s)${formPattern('figure')}(?=\\s*(?:[,.;!?]|$))`, 'gu')
const cents = /^\d{1,3}[.,]\d{2}$/u
const whole = /^\d{1,3}$/u

const charactersIn = (text: string, expression: RegExp, isPrice: (character: string) => boolean) =>
  [...text.matchAll(expression)].map(([character]) => character).filter(isPrice)

/** Figures with cents after a word are prices where there are others, or at a piece's end; in their sentences, whole figures at a piece's end as well. */
const pricesIn = ({ text, forms }: Masked): readonly string[] => {
  const written = (character: string) => forms.get(character)?.text ?? ''
  const withCents = charactersIn(text, figure, (character) => cents.test(written(character)))
  const isPriceList = withCents.length > 1 || [...forms.values()].some((form) => form.kind === 'money')
  const ending = charactersIn(text, atEnd, (character) => cents.test(written(character)))
  if (!isPriceList) return ending
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
    forms.set(price, { kind: 'money', text: masked.forms.get(character)?.text ?? '' })
    forms.delete(character)
    text = text.replace(character, price)
  }
  return { text, forms }
}
