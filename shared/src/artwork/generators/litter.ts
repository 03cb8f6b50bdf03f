import { repeat, short } from '../kit.ts'
import { lightnessOf, mix } from '../tones.ts'
import type { Generator } from './generator.ts'
import { type LeafPaint, leafKinds, leafPaints } from './leaves.ts'

/** A leaf as it is seen on dark ground: lighter, where it would sink into it. */
const onDark = ({ leaf, mark }: LeafPaint, ground: string, light: string): LeafPaint => {
  const isSunk = Math.abs(lightnessOf(leaf) - lightnessOf(ground)) < 0.2
  return isSunk ? { leaf: mix(leaf, light, 0.5), mark: mix(ground, light, 0.15) } : { leaf, mark }
}

/** Leaves lying on dark ground, no two neighbours turned alike: woods, gardens, whatever is for everyone. */
export const drawLitter: Generator = (plane) => {
  const { width, height, colours, random } = plane
  const cell = Math.max(74, Math.min(width, height) / 4.2)
  const ground = mix(colours.ink, colours.accent, 0.32)
  const paints = leafPaints(plane).map((paint) => onDark(paint, ground, colours.surface))
  const shapes = leafKinds.flatMap((draw, kind) =>
    [0, 2, 3].map((turn) => {
      const paint = paints[(kind + turn) % paints.length] ?? { leaf: colours.accent, mark: colours.ink }
      return draw(paint)
    }),
  )
  const symbols = repeat(shapes.length, (at) => `<g id="l${at}">${shapes[at] ?? ''}</g>`)
  const rows = Math.ceil(height / (cell * 0.86)) + 1
  const leaf = (row: number, column: number): string => {
    const size = (cell * random.between(0.78, 1.04)) / 100
    const turn = random.below(72) * 5
    const radians = (turn * Math.PI) / 180
    const x = (column + (row % 2 === 0 ? 0 : 0.5)) * cell + random.between(-0.08, 0.08) * cell
    const y = row * cell * 0.86 + random.between(-0.08, 0.08) * cell
    // It turns around its middle, which lies half its length above its foot.
    const foot = [x - Math.sin(radians) * size * 50, y + Math.cos(radians) * size * 50] as const
    return `<use href="#l${random.below(shapes.length)}" transform="translate(${short(foot[0])} ${short(foot[1])}) rotate(${turn}) scale(${size.toFixed(2)})"/>`
  }
  const columns = Math.ceil(width / cell) + 1
  const leaves = repeat(rows, (row) => repeat(columns, (column) => leaf(row, column)))
  return `<defs>${symbols}</defs><rect width="${width}" height="${height}" fill="${ground}"/>${leaves}`
}
