import { repeat, short } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator } from './generator.ts'
import { leafKinds, leafPaints } from './leaves.ts'

/** How tall the first stem is against the last. */
const lowest = 0.13

/** Stems that grow from the first value to the last, each of leaves of its own: a range, an age, a size. */
export const drawGrowth: Generator = (plane) => {
  const { width, height, colours, random } = plane
  const count = width > height * 1.8 ? 11 : 6
  const paints = leafPaints(plane)
  const pitch = width / (count + 0.6)
  const size = pitch * 0.5
  const turn = random.below(leafKinds.length)
  const shapes = repeat(leafKinds.length, (kind) => {
    const paint = paints[(kind + turn) % paints.length] ?? { leaf: colours.accent, mark: colours.ink }
    return `<g id="leaf${kind}">${leafKinds[kind]?.(paint) ?? ''}</g>`
  })
  const leafAt = (kind: number, [x, y, angle, length]: readonly [number, number, number, number]) =>
    `<use href="#leaf${kind}" transform="translate(${short(x)} ${short(y)}) rotate(${angle}) scale(${Number((length / 100).toFixed(2))})"/>`
  const stem = (index: number): string => {
    const way = index / (count - 1)
    const tall = height * 0.94 * (lowest + (1 - lowest) * way ** 0.9) - size * 0.6
    const x = pitch * (index + 0.8)
    const kind = (index * 2 + turn) % leafKinds.length
    const length = size * (0.62 + 0.38 * Math.min(1, way * 3))
    const pairs = Math.max(0, Math.floor((tall - length * 0.5) / (length * 0.78)))
    const leaves = repeat(pairs, (at) => {
      const y = height - tall + (at + 0.35) * length * 0.78
      return leafAt(kind, [x, y, 58, length]) + leafAt(kind, [x, y, -58, length])
    })
    const bark = `<path d="M${short(x)} ${height}V${short(height - tall)}" stroke="${mix(colours.ink, colours.support, 0.15)}" stroke-width="${short(Math.max(2.5, size / 14))}"/>`
    return bark + leaves + leafAt(kind, [x, height - tall + length * 0.2, 0, length])
  }
  return `<defs>${shapes}</defs><rect width="${width}" height="${height}" fill="${colours.tint}"/>${repeat(count, stem)}`
}
