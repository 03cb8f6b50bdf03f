import { path, repeat } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator } from './generator.ts'

const steps = 30

/** Broad strokes of a loaded brush that run dry towards their ends: writing, painting, letters. */
export const drawInk: Generator = ({ width, height, colours, random }) => {
  const strokes = Math.max(4, Math.round(height / 130))
  const bristles = 22
  const pitch = height / strokes
  const ink = mix(colours.ink, colours.accent, 0.25)
  const accent = random.below(strokes)
  const stroke = (row: number): string => {
    const middle = pitch * (row + 0.5)
    const thick = pitch * 0.62
    const start = row % 2 === 0 ? random.between(-0.05, 0.05) : random.between(0.03, 0.2)
    const sway = random.between(0, 6)
    const bristle = (at: number): string => {
      const across = (at + 0.5) / bristles - 0.5
      // The outer hairs are lifted first.
      const dry = random.between(0.7, 1.02) - Math.abs(across) * 0.3
      const end = Math.min(1.04, start + dry)
      const line = repeat(steps + 1, (step) => {
        const way = start + ((end - start) * step) / steps
        const y =
          middle + across * thick + pitch * 0.07 * Math.sin(way * 5 + sway) + random.between(-0.4, 0.4)
        return `${step === 0 ? 'M' : step === 1 ? 'L' : ' '}${path`${way * width} ${y}`}`
      })
      return line
    }
    const color = row === accent ? colours.accent : ink
    return `<path d="${repeat(bristles, bristle)}" stroke="${color}" stroke-width="${(thick / bristles + random.between(0.4, 1.6)).toFixed(1)}"/>`
  }
  return `<rect width="${width}" height="${height}" fill="${mix(colours.surface, colours.tint, 0.5)}"/><g fill="none" stroke-linecap="round">${repeat(strokes, stroke)}</g>`
}
