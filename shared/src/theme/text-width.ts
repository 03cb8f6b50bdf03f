import { letterWidths } from './letter-widths.ts'
import type { Look } from './look.ts'
import { measuredLetters, measuredWeights } from './measured-letters.ts'

// Nobody measured these: a letter of another alphabet, and a font without a row.
const otherLetter = 0.64

// Only upright letters are measured; italics are as wide or narrower, but for figures and slashes.
const italicRoom = 1.04

const isWide = (letter: string): boolean => /[ᄀ-ᇿ⺀-鿿가-힯豈-﫿！-｠￠-￦]/.test(letter)

const place = new Map([...measuredLetters].map((letter, at) => [letter, at]))

const bare = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '')

const readWidth = (row: string, at: number): number => (row.charCodeAt(at) - 40) / 50

const letterIn = (slug: string, weight: number): ((letter: string) => number) => {
  const nearest = measuredWeights.findIndex((one) => one >= weight)
  const row = letterWidths[slug]?.at(nearest) ?? ''
  return (letter) => {
    if (isWide(letter)) return 1
    const at = place.get(letter) ?? place.get(bare(letter))
    return at === undefined || row === '' ? otherLetter : readWidth(row, at)
  }
}

/** How wide a line of text is in the headings of a look, in em. */
export const headingWidth = ({ fonts, voice, properties }: Look, text: string): number => {
  const width = letterIn(fonts.headingSlug, Number(properties['--heading-weight']))
  const set = voice.heading.case === 'uppercase' ? text.toUpperCase() : text
  const tracking = Number.parseFloat(properties['--heading-tracking'] ?? '0')
  const room = properties['--heading-style'] === 'italic' ? italicRoom : 1
  return [...set].reduce((sum, letter) => sum + width(letter) * room + (isWide(letter) ? 0 : tracking), 0)
}
