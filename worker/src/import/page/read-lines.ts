import { hasHours } from '@shingle/shared/business/opening-hours.ts'
import { foundLengths } from '@shingle/shared/import/import-limits.ts'
import { readDescription } from '@shingle/shared/reading/read-description.ts'
import type { Reading } from '@shingle/shared/reading/reading.ts'
import { streetAhead } from './street-ahead.ts'
import type { Told } from './told.ts'

const setting = { name: '', place: '', timeZone: '' }

/** As long as the descriptions that the reader is made for. */
const portion = 900

const portionsOf = (lines: readonly string[]): readonly string[] => {
  const portions: string[] = []
  for (const line of lines) {
    const last = portions.at(-1)
    if (last !== undefined && last.length + line.length < portion)
      portions[portions.length - 1] = `${last}\n${line}`
    else portions.push(line.slice(0, portion))
  }
  return portions
}

/** On a page only a name with its price is certain to be offered; sentences offer all kinds of things. */
const offersIn = ({ offers }: Reading, source: string): readonly Told[] =>
  offers
    .filter(
      ({ name, price }) =>
        price !== '' && name.length <= foundLengths.line && price.length <= foundLengths.price,
    )
    .map(({ name, detail, price, options }) => {
      const more = options.map((option) => `${option.name} ${option.price}`.trim())
      const said = [detail, ...more].filter((part) => part !== '').join(', ')
      return {
        kind: 'offer',
        value: { name, detail: said.slice(0, foundLengths.text), price },
        source,
      } as const
    })

// 'Fax', 'Order number', 'VAT', 'SIRET': a number behind it reaches nobody who answers.
const otherNumber =
  /(?<!\p{L})(?:(?:tele)?fax|télécopie|order|invoice|vat|account|company|registration|customer|licen[cs]e|iban|siret|siren|r\.?c\.?s|partita iva|p\.? ?iva|c\.?i\.?f|n\.?i\.?f|ust(?:-id)?|hrb|steuernummer|kundennummer|bestellnummer|팩스|ファックス)[\p{L}\s.:()/#-]{0,24}$/iu

/** Whether the words right before a number say that it is no phone's. */
const isOtherNumber = (number: string, text: string): boolean =>
  otherNumber.test(text.slice(0, Math.max(0, text.indexOf(number))))

const reachIn = ({ reach }: Reading, text: string, source: string): readonly Told[] => {
  const streetAddress = reach.streetAddress || streetAhead(text, reach.postalCode)
  const address = { streetAddress, postalCode: reach.postalCode, town: '' }
  return [
    ...reach.phones
      .filter((number) => !isOtherNumber(number, text))
      .map((value) => ({ kind: 'phone', value, source }) as const),
    ...reach.emails.map((value) => ({ kind: 'email', value, source }) as const),
    ...(streetAddress === '' ? [] : [{ kind: 'address', value: address, source } as const]),
  ]
}

/** A line of a list of prices: it says all that there is to say of one thing. */
const priceLine = /[£$€¥₩円원]|\b(?:EUR|CHF|USD|GBP)\b/u
const priceLineMaximum = 120

const isPriceLine = (line: string): boolean =>
  line.length <= priceLineMaximum && priceLine.test(line) && /\d/u.test(line)

/** What the lines of a page tell, read as a description is: offers with their prices, hours, and how it is reached. */
export const readLines = (lines: readonly string[], source: string): readonly Told[] => {
  const prices = lines.filter(isPriceLine)
  const others = lines.filter((line) => !isPriceLine(line))
  return [...portionsOf(others), ...prices].flatMap((text) => {
    const reading = readDescription(text, setting)
    const { hours } = reading.hours
    return [
      ...reachIn(reading, text, source),
      ...(hasHours(hours) ? [{ kind: 'hours', value: hours, source } as const] : []),
      ...offersIn(reading, source),
    ]
  })
}
