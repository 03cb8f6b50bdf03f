import { path, repeat } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator } from './generator.ts'

const pitch = 18
const segments = 18
/** Where the light stands, and how far it reaches, as shares of the width. */
const light = 0.5
const spread = 0.26

/** How thick a line is at a share of the way down and across: more to the foot, less around the light. */
const thicknessAt = (down: number, across: number): number => {
  const glow = Math.exp(-(((across - light) / spread) ** 2))
  return pitch * down ** 1.5 * (1 - 0.8 * glow * (1 - down * 0.4))
}

/** Lines that thicken downwards into the dark, thinner around a light: the page's ground turns into the next one. */
export const drawDusk: Generator = ({ width, height, colours }) => {
  const lines = Math.ceil(height / pitch)
  const at = (index: number) => (index * width) / segments
  const bend = (down: number, across: number) =>
    5 * down * Math.exp(-(((across - light) / (spread * 1.4)) ** 2))
  const line = (index: number): string => {
    const down = index / (lines - 1)
    const y = (across: number) => index * pitch + bend(down, across)
    const upper = repeat(segments + 1, (step) => {
      const across = step / segments
      return `${step === 0 ? 'M' : 'L'}${path`${at(step)} ${y(across) - thicknessAt(down, across) / 2}`}`
    })
    const lower = repeat(segments + 1, (step) => {
      const across = 1 - step / segments
      return `L${path`${at(segments - step)} ${y(across) + Math.max(0.5, thicknessAt(down, across) / 2)}`}`
    })
    return `${upper}${lower}Z`
  }
  const middle = mix(colours.surface, colours.ink, 0.36)
  const stops = [
    [0.06, colours.surface],
    [0.55, middle],
    [1, colours.ink],
  ] as const
  return [
    `<linearGradient id="wash" x2="0" y2="1">${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#wash)"/>`,
    `<path d="${repeat(lines, line)}" fill="${colours.ink}"/>`,
  ].join('')
}
