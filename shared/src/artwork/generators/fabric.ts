import { repeat, short } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator } from './generator.ts'

/** A plain weave of ribbons over and under each other: cloth, upholstery, baskets, linen. */
export const drawFabric: Generator = ({ width, height, colours, random }) => {
  const pitch = Math.max(24, Math.min(width, height) / 12)
  const ribbon = pitch * 0.86
  const warps = [colours.accent, mix(colours.accent, colours.ink, 0.3)]
  const wefts = [mix(colours.support, colours.surface, 0.1), mix(colours.support, colours.ink, 0.22)]
  const stripe = 2 + random.below(4)
  const rows = Math.ceil(height / pitch)
  const columns = Math.ceil(width / pitch)
  const shade = mix(colours.ink, colours.accent, 0.2)
  const upright = (at: number) => warps[at % stripe === 0 ? 1 : 0] ?? colours.accent
  const level = (at: number) => wefts[at % stripe === 1 ? 1 : 0] ?? colours.support
  const warp = repeat(
    columns,
    (at) =>
      `<path d="M${short(at * pitch)} 0h${short(ribbon)}v${height}h${short(-ribbon)}z" fill="${upright(at)}"/>`,
  )
  const weft = repeat(rows, (row) => {
    const over = repeat(columns, (column) =>
      (row + column) % 2 === 0
        ? `M${short(column * pitch - pitch * 0.1)} ${short(row * pitch)}h${short(pitch * 1.06)}v${short(ribbon)}h${short(-pitch * 1.06)}z`
        : '',
    )
    return `<path d="${over}" fill="${level(row)}" stroke="${shade}" stroke-opacity=".35" stroke-width="1.5"/>`
  })
  return `<rect width="${width}" height="${height}" fill="${shade}"/>${warp}${weft}`
}
