import type { Lettering } from './lettering.ts'

/** How a text is set: in capitals or as written, and its tracking in em. */
export interface Setting {
  readonly lettering: Lettering
  readonly tracking: number
  readonly leading: number
}

/** A text broken into lines that fit, at a size in pixels. */
export interface SetText {
  readonly size: number
  readonly lines: readonly string[]
  /** From the top of the first capital to the foot of the last line. */
  readonly height: number
}

/** The room a text may take, in pixels. */
export interface TextRoom {
  readonly width: number
  readonly lines: number
  readonly largest: number
  readonly smallest: number
}

/** Whether the font has every letter of a text. */
export const hasLetters = (text: string, { letters }: Lettering): boolean =>
  text.trim() !== '' && [...text].every((letter) => letters[letter] !== undefined)

/** The width of a text at 1 px. */
const widthOf = (text: string, { lettering, tracking }: Setting): number => {
  const characters = [...text]
  const units = characters.reduce((sum, character, at) => {
    const [advance = 0] = lettering.letters[character] ?? []
    return sum + advance + (lettering.pairs[character + (characters[at + 1] ?? '')] ?? 0)
  }, 0)
  return units / lettering.unitsPerEm + tracking * characters.length
}

const breakLines = (text: string, widest: number, setting: Setting): readonly string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, setting) > widest) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** The narrowest measure that takes no more lines, so that no line is left with one short word. */
const balance = (text: string, widest: number, setting: Setting): readonly string[] => {
  const most = breakLines(text, widest, setting).length
  let measure = widest
  while (breakLines(text, measure * 0.96, setting).length === most && measure > widest * 0.4) measure *= 0.96
  return breakLines(text, measure, setting)
}

const step = 2

/** Sets a text as large as its room allows; undefined where even the smallest size does not fit. */
export const fitText = (text: string, room: TextRoom, setting: Setting): SetText | undefined => {
  for (let size = room.largest; size >= room.smallest; size -= step) {
    const lines = balance(text, room.width / size, setting)
    const fits = lines.every((line) => widthOf(line, setting) * size <= room.width)
    if (fits && lines.length <= room.lines) {
      const { capHeight, unitsPerEm } = setting.lettering
      const height = size * (capHeight / unitsPerEm + (lines.length - 1) * setting.leading)
      return { size, lines, height }
    }
  }
  return undefined
}

const drawLine = (line: string, { lettering, tracking }: Setting): string => {
  const characters = [...line]
  let x = 0
  return characters
    .map((character, at) => {
      const [advance = 0, outline = ''] = lettering.letters[character] ?? []
      const drawn = outline === '' ? '' : `<path transform="translate(${Math.round(x)})" d="${outline}"/>`
      x +=
        advance +
        (lettering.pairs[character + (characters[at + 1] ?? '')] ?? 0) +
        tracking * lettering.unitsPerEm
      return drawn
    })
    .join('')
}

/** Draws a set text with the top of its capitals at [x, y]. */
export const drawText = (
  { size, lines }: SetText,
  [x, y]: readonly [number, number],
  { setting, colour }: { readonly setting: Setting; readonly colour: string },
): string => {
  const { capHeight, unitsPerEm } = setting.lettering
  const scale = size / unitsPerEm
  return lines
    .map((line, at) => {
      const foot = y + (capHeight / unitsPerEm + at * setting.leading) * size
      return `<g fill="${colour}" transform="translate(${x} ${foot.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${drawLine(line, setting)}</g>`
    })
    .join('')
}
