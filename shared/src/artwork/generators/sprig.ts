import { repeat, short } from '../kit.ts'
import { mix } from '../tones.ts'
import { type Curve, courseOf, curveData, pointOf } from './curve.ts'
import type { Generator } from './generator.ts'

/** A leaf of length 100 along the x axis, with its rib and three veins. */
const blade = (ground: string): string =>
  `<path d="M0 0C22-30 72-26 100 0C72 20 22 20 0 0Z" fill="${ground}"/><path d="M0 0Q50-5 90 0M25-3l12-12M42-3.5l12-12M60-3l12-11" stroke-width="1.5"/>`

/** One twig in a single pen's line, cut by the edge it grows from: what grows, where no plant is named. */
export const drawSprig: Generator = ({ width, height, colours, random }) => {
  const isTall = height > width * 0.9
  const lift = random.between(-0.06, 0.06)
  const curve: Curve = isTall
    ? [
        [width * (0.46 + lift), height * 1.02],
        [width * 0.36, height * 0.68],
        [width * 0.68, height * 0.46],
        [width * (0.56 + lift), height * 0.1],
      ]
    : [
        [width * 1.01, height * (0.34 + lift)],
        [width * 0.84, height * 0.2],
        [width * 0.7, height * 0.92],
        [width * 0.46, height * 0.5],
      ]
  const size = isTall ? Math.min(width * 0.46, height * 0.32) : height * 0.34
  const leaves = isTall ? 15 : 19
  const ground = colours.tint
  const leaf = (at: number): string => {
    const way = 0.1 + (0.9 * at) / (leaves - 1)
    const [x, y] = pointOf(curve, way)
    const isTip = at === leaves - 1
    const side = at % 2 === 0 ? -1 : 1
    const angle = courseOf(curve, way) + (isTip ? 0 : side * (54 - 20 * way))
    const length = (size * (1 - 0.5 * way) * random.between(0.9, 1.08)) / 100
    return `<use href="#blade" transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${length.toFixed(2)} ${(side * length).toFixed(2)})"/>`
  }
  const ink = mix(colours.ink, colours.accent, 0.12)
  return `<defs><g id="blade">${blade(ground)}</g></defs><rect width="${width}" height="${height}" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="${curveData(curve)}"/>${repeat(leaves, leaf)}</g>`
}
