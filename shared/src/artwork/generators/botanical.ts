import { repeat, short } from '../kit.ts'
import { mix } from '../tones.ts'
import { type Curve, courseOf, curveData, pointOf } from './curve.ts'
import type { Generator, Plane } from './generator.ts'

const rays = 13
const florets = 8

// Lines keep one weight however large the part is drawn.
const even = 'vector-effect="non-scaling-stroke"'

const spray = (count: number, reach: number): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at / (count - 1) - 0.5) * 150 * Math.PI) / 180
    const length = reach * (0.82 + 0.18 * Math.cos(angle))
    return [Math.sin(angle) * length, -Math.cos(angle) * length]
  })

/** A flower head of radius 100: rays from one point, each with a small head of its own. */
const umbel = (accent: string): string => {
  const ends = spray(rays, 100)
  const lines = ends
    .map(([x, y]) => `M0 0Q${short(x * 0.3)} ${short(y * 0.62)} ${short(x)} ${short(y)}`)
    .join('')
  const heads = ends.flatMap(([x, y]) => spray(florets, 21).map(([dx, dy]) => [x, y, dx, dy] as const))
  const stalks = heads
    .map(([x, y, dx, dy]) => `M${short(x)} ${short(y)}l${short(dx * 0.8)} ${short(dy * 0.8)}`)
    .join('')
  const dots = heads.map(([x, y, dx, dy]) => `M${short(x + dx)} ${short(y + dy)}h.01`).join('')
  return `<path d="${lines}" ${even}/><path d="${stalks}" stroke-width="1.1" ${even}/><path d="${dots}" stroke="${accent}" stroke-width="8"/>`
}

/** A leaf of length 100 along the x axis, cut deep into lobes that grow smaller towards its tip. */
const lobed = (ground: string): string => {
  const lobes = 6
  const side = (way: 1 | -1) =>
    repeat(lobes, (step) => {
      const at = way === 1 ? step : lobes - 1 - step
      const from = (at / lobes) * 92
      const reach = 30 * Math.sin(Math.PI * Math.min(0.98, at / lobes + 0.22)) * way
      const [near, far] = [from + 15, from + 4]
      const tip = `${short(from + 19)} ${short(-reach)}`
      return way === 1
        ? `Q${short(far)} ${short(-reach * 0.8)} ${tip}Q${short(near)} ${short(-reach * 0.4)} ${short(from + 15.3)} ${short(-4)}`
        : `L${short(from + 15.3)} 4Q${short(near)} ${short(-reach * 0.4)} ${tip}Q${short(far)} ${short(-reach * 0.8)} ${short(from)} 2`
    })
  const veins = repeat(lobes, (at) => {
    const from = (at / lobes) * 92
    const reach = 24 * Math.sin(Math.PI * Math.min(0.98, at / lobes + 0.22))
    return `M${short(from + 4)} 0l12 ${short(-reach)}M${short(from + 4)} 0l12 ${short(reach)}`
  })
  return `<path d="M0 0${side(1)}L100 0${side(-1)}Z" fill="${ground}" ${even}/><path d="M0 0H92${veins}" stroke-width="1.3" ${even}/>`
}

interface Branch {
  readonly curve: Curve
  readonly head: number
}

const branchesOf = ({ width, height, random }: Plane): readonly [Branch, ...Branch[]] => {
  const lean = random.between(-0.05, 0.05)
  const size = Math.min(width * 0.9, height * 0.78)
  // Beside words a plant keeps to its half.
  const middle = width > height * 1.4 ? width * 0.7 : width * 0.5
  const reach = Math.min(width, height * 1.1)
  const foot = [middle + reach * (0.06 + lean), height * 1.03] as const
  const top = [middle - reach * lean, height * 0.4] as const
  const main: Curve = [
    foot,
    [foot[0] - reach * 0.05, height * 0.8],
    [top[0] - reach * 0.05, height * 0.6],
    top,
  ]
  const side = (way: number, [across, up, head]: readonly [number, number, number]): Branch => {
    const from = pointOf(main, way)
    const end = [middle + reach * across, height * up] as const
    return {
      curve: [from, [from[0], from[1] - height * 0.1], [end[0], end[1] + height * 0.12], end],
      head: size * head,
    }
  }
  return [{ curve: main, head: size * 0.42 }, side(0.42, [0.29, 0.52, 0.25]), side(0.6, [-0.3, 0.56, 0.21])]
}

/** One flowering plant in a single pen's line, growing out of the lower edge: flowers, gardens, herbs. */
export const drawBotanical: Generator = (plane) => {
  const { width, height, colours, random } = plane
  const ground = colours.tint
  const ink = mix(colours.ink, colours.accent, 0.12)
  const branches = branchesOf(plane)
  const [{ curve: stem }] = branches
  const heads = branches.map(({ curve, head }) => {
    const [x, y] = pointOf(curve, 1)
    const turn = courseOf(curve, 1) + 90
    return `<use href="#umbel" transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${(head / 100).toFixed(2)})"/>`
  })
  const leaf = (at: number): string => {
    const way = 0.05 + at * 0.16
    const [x, y] = pointOf(stem, way)
    const side = at % 2 === 0 ? -1 : 1
    const size = (Math.min(width, height) * (0.46 - way * 0.32) * random.between(0.92, 1.06)) / 100
    const turn = courseOf(stem, way) + side * random.between(52, 68)
    return `<use href="#lobed" transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${size.toFixed(2)})"/>`
  }
  const stems = branches.map(
    ({ curve }, at) =>
      `<path d="${curveData(curve)}" stroke-width="${at === 0 ? 7 : 5}"/><path d="${curveData(curve)}" stroke="${ground}" stroke-width="${at === 0 ? 3 : 1.8}"/>`,
  )
  return `<defs><g id="umbel">${umbel(colours.accent)}</g><g id="lobed">${lobed(ground)}</g></defs><rect width="${width}" height="${height}" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${repeat(5, leaf)}${stems.join('')}${heads.join('')}</g>`
}
