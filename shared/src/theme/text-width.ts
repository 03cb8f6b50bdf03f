import { clampWeight } from './font-stack.ts'
import { letterWidths } from './letter-widths.ts'
import type { Look } from './look.ts'
import { measuredLetters, measuredWeights } from './measured-letters.ts'

// Nobody measured these: a letter of another alphabet, and a font without a row.
const otherLetter = 0.64

const isWide = (letter: string): boolean => /[ᄀ-ᇿ⺀-鿿가-힯豈-﫿！-｠￠-￦]/.test(letter)

const place = new Map([...measuredLetters].map((letter, at) => [letter, at]))

const bare = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '')

const readWidth = (row: string, at: number): number => (row.charCodeAt(at) - 40) / 50

interface Face {
  readonly slug: string
  readonly weight: number
}

/** The rows of the measured weights around a weight, and how far it is from the first to the second. */
const rowsAround = ({ slug, weight }: Face): readonly [string, string, number] => {
  const rows = letterWidths[slug] ?? []
  const weights = measuredWeights.map((one) => clampWeight(slug, one))
  const above = Math.max(
    1,
    weights.findIndex((one) => one >= weight),
  )
  const [from = 0, to = from] = [weights[above - 1], weights[above]]
  const way = to === from ? 0 : (weight - from) / (to - from)
  return [rows[above - 1] ?? '', rows[above] ?? '', Math.min(1, Math.max(0, way))]
}

const letterIn = (face: Face): ((letter: string) => number) => {
  const [light, bold, way] = rowsAround(face)
  return (letter) => {
    if (isWide(letter)) return 1
    const at = place.get(letter) ?? place.get(bare(letter))
    if (at === undefined || light === '') return otherLetter
    return readWidth(light, at) * (1 - way) + readWidth(bold, at) * way
  }
}

/** How wide a line of text is in the headings of a look, in em. */
export const headingWidth = ({ fonts, voice, properties }: Look, text: string): number => {
  const face = { slug: fonts.headingSlug, weight: Number(properties['--heading-weight']) }
  const width = letterIn(face)
  const set = voice.heading.case === 'uppercase' ? text.toUpperCase() : text
  const tracking = Number.parseFloat(properties['--heading-tracking'] ?? '0')
  return [...set].reduce((sum, letter) => sum + width(letter) + (isWide(letter) ? 0 : tracking), 0)
}
