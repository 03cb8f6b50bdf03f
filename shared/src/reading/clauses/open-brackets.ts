import { formPattern } from '../mask/form.ts'
import type { Piece } from './piece.ts'

const money = new RegExp(formPattern('money'), 'u')

const pricedBrackets = new RegExp(
  `^(?<name>[^()（）]*\\p{L}[^()（）]*)[(（](?<inside>[^()（）]*(?:${formPattern('money')}[^()（）]*){2,})[)）](?<rest>[^()（）]*)$`,
  'u',
)

const pricedAside = new RegExp(
  `^(?<name>[^()（）]*\\p{L}[^()（）]*)[(（](?<inside>[^()（）]*\\p{L}[^()（）]*${formPattern('money')}[^()（）]*)[)）](?<rest>[^()（）]*)$`,
  'u',
)

const separators = /[\s,，、;]+$/u

// How many there are of something for that price: '(3 evenings, £120)'.
const counted = new RegExp(`^\\s*${formPattern('figure')} \\p{L}{3}`, 'u')

// One thing before a price may be when or how it is had.
const fewestListed = 2

/** Where the priced parts of what stands in a bracket begin: 'felt, straw, £120' tells three things of a hat, and its price. */
const pricedPart = (inside: string): number => {
  const parts = inside.split(/(?<=[,，、;])/u)
  const first = parts.findIndex((part) => money.test(part))
  const isCounted = first === 1 && counted.test(parts[0] ?? '')
  return first < fewestListed && !isCounted ? 0 : parts.slice(0, first).join('').length
}

/** What a price in brackets behind another is for: 'wheel change 25 € (SUV 35 €)'. */
const withPricedAside = (piece: Piece): readonly Piece[] => {
  const { name = '', inside = '', rest = '' } = pricedAside.exec(piece.text)?.groups ?? {}
  if (name === '') return [piece]
  const from = pricedPart(inside)
  const listed = inside.slice(0, from).replace(separators, '')
  return [
    { ...piece, text: listed === '' ? name : `${name.trim()} (${listed})` },
    ...inside
      .slice(from)
      .split(/[,，、;]/u)
      .map((text) => ({ ...piece, text, isInBrackets: true })),
    { ...piece, text: rest },
  ]
}

/** Several prices in brackets are pieces each: 'binding (hardcover 38 €, softcover 12 €)'. */
export const openBrackets = (piece: Piece): readonly Piece[] => {
  const { name = '', inside = '', rest = '' } = pricedBrackets.exec(piece.text)?.groups ?? {}
  if (name === '' || money.test(name)) return withPricedAside(piece)
  return [
    { ...piece, text: name },
    ...inside.split(/[,，、;/]/u).map((text) => ({ ...piece, text, isInBrackets: true })),
    { ...piece, text: rest },
  ]
}
