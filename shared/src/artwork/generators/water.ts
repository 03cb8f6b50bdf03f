import { path, repeat } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator } from './generator.ts'

/** Ripples that lie closer to the far shore than to the near one: pools, boats, cleaning, the sea. */
export const drawWater: Generator = ({ width, height, colours, random }) => {
  const rows = 26
  const deep = mix(colours.accent, colours.ink, 0.22)
  const crest = mix(colours.accent, colours.surface, 0.62)
  const ripple = (row: number): string => {
    const near = (row + 1) / rows
    const y = height * near ** 1.7
    const length = 60 + 190 * near
    const rise = 2 + 13 * near
    const waves = Math.ceil(width / length) + 2
    const start = -length * random.next()
    const crests = repeat(
      waves,
      () => path`q${length / 4} ${-rise * random.between(0.7, 1.3)} ${length / 2} 0t${length / 2} 0`,
    )
    return `<path d="${path`M${start} ${y}`}${crests}" stroke-width="${(1 + 4.5 * near).toFixed(1)}" stroke-opacity="${(0.35 + 0.6 * near).toFixed(2)}"/>`
  }
  const light = `<linearGradient id="depth" x2="0" y2="1"><stop stop-color="${mix(colours.accent, colours.surface, 0.45)}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`
  return `${light}<rect width="${width}" height="${height}" fill="url(#depth)"/><g fill="none" stroke="${crest}" stroke-linecap="round">${repeat(rows, ripple)}</g>`
}
