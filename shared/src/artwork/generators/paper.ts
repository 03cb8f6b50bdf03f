import { repeat, short } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator } from './generator.ts'

/** Sheets of paper fanned over one another, one of them inked: print, books, letters, whatever is written. */
export const drawPaper: Generator = ({ width, height, colours, random }) => {
  const count = 9
  const wide = Math.min(width * 0.62, height * 0.8)
  const tall = wide * 1.32
  const [x, y] = [width > height * 1.5 ? width * 0.68 : width * 0.5, height * 1.02]
  const inked = 3 + random.below(4)
  const lean = random.between(-4, 4)
  const edge = mix(colours.ink, colours.surface, 0.55)
  const sheet = (at: number): string => {
    const turn = -44 + (at * 88) / (count - 1) + lean
    const isInked = at === inked
    const fill = isInked
      ? colours.accent
      : mix(colours.surface, at % 2 === 0 ? '#ffffff' : colours.support, at % 2 === 0 ? 0.6 : 0.22)
    const line = isInked ? colours.onAccent : mix(colours.ink, fill, 0.62)
    const rows = repeat(
      7,
      (row) =>
        `M${short(-wide * 0.36)} ${short(-tall * (0.86 - row * 0.07))}h${short(wide * (row === 6 ? 0.4 : 0.72))}`,
    )
    return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})"><rect x="${short(-wide / 2)}" y="${short(-tall)}" width="${short(wide)}" height="${short(tall)}" fill="${fill}" stroke="${edge}" stroke-width="1.2"/><path d="${rows}" stroke="${line}" stroke-width="2.5" stroke-opacity=".7"/></g>`
  }
  return `<rect width="${width}" height="${height}" fill="${colours.tint}"/>${repeat(count, sheet)}`
}
