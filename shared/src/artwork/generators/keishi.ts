import { repeat, short } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator } from './generator.ts'

const columns = 6

/** A ruled sheet in a double frame, its columns empty: paper that is written on, for offices and letters. */
export const drawKeishi: Generator = ({ width, height, colours, random }) => {
  const margin = Math.max(28, Math.min(width, height) * 0.09)
  const gap = 7
  const sheet = mix(colours.surface, '#ffffff', 0.7)
  const rule = mix(colours.accent, colours.surface, 0.45)
  const [wide, tall] = [width - 2 * margin, height - 2 * margin]
  const count = width > height * 1.6 ? columns * 2 : columns
  const pitch = (wide - 2 * gap) / count
  const lines = repeat(
    count - 1,
    (at) => `M${short(margin + gap + (at + 1) * pitch)} ${short(margin + gap)}v${short(tall - 2 * gap)}`,
  )
  const frame = (inset: number) =>
    `<rect x="${short(margin + inset)}" y="${short(margin + inset)}" width="${short(wide - 2 * inset)}" height="${short(tall - 2 * inset)}"/>`
  // One column is left in colour, as a place to begin.
  const begun = margin + gap + (count - 1 - random.below(2)) * pitch
  return `<rect width="${width}" height="${height}" fill="${colours.tint}"/><rect x="${short(margin)}" y="${short(margin)}" width="${short(wide)}" height="${short(tall)}" fill="${sheet}"/><rect x="${short(begun)}" y="${short(margin + gap)}" width="${short(pitch)}" height="${short(tall - 2 * gap)}" fill="${mix(colours.accent, sheet, 0.86)}"/><g fill="none" stroke="${rule}" stroke-width="1.5">${frame(0)}${frame(gap)}<path d="${lines}"/></g>`
}
