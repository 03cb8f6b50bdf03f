import { repeat, short } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator, Plane } from './generator.ts'

const columns = 24
const pitch = 74

/** The upper edge of the side: it falls to its lowest point and rises further on. */
const sheerOf =
  ({ height }: Plane, low: number) =>
  (across: number): number => {
    const lowest = 0.42
    const away = across < lowest ? (lowest - across) / lowest : (across - lowest) / (1 - lowest)
    const rise = across < lowest ? height * 0.1 * away ** 2 : height * 0.24 * away ** 2.2
    return low - rise
  }

/** A course through points one column apart, as short smooth curves. */
const course = (y: (across: number) => number, width: number, isBack = false): string => {
  const at = (step: number): string => {
    const index = isBack ? columns - step : step
    return `${short((index / columns) * width)} ${short(y(index / columns))}`
  }
  return repeat(
    columns + 1,
    (step) => `${step === 0 && !isBack ? 'M' : step === 0 || step === 1 ? 'L' : ' '}${at(step)}`,
  )
}

/** Planks lapped one over the other below one curved edge: boats, boards, floors, whatever is built of wood. */
export const drawStrakes: Generator = (plane) => {
  const { width, height, colours } = plane
  const count = Math.max(5, Math.round(height / 62))
  const top = sheerOf(plane, height * 0.28)
  const woods = [0.12, 0.3, 0.2, 0.42].map((share) =>
    mix(mix(colours.support, '#b8793d', 0.35), colours.ink, share * 0.55),
  )
  const edge = (index: number) => (across: number) => {
    const down = index / count
    return (
      top(across) * (1 - down * 0.35) +
      height * 0.1 * down +
      height * 1.05 * down * (1 - 0.18 * across ** 2.2)
    )
  }
  const plank = (nth: number): string => {
    const index = count - 1 - nth
    const [upper, lower] = [edge(index), edge(index + 1)]
    const wood =
      index === 0 ? mix(colours.accent, colours.ink, 0.2) : (woods[index % woods.length] ?? colours.support)
    const line = mix(wood, colours.ink, 0.5)
    const board = `<path d="${course(upper, width)}${course(lower, width, true)}Z" fill="${wood}"/>`
    const shadow = [4, 10]
      .map(
        (depth) =>
          `<path d="${course(lower, width)}${course((across) => lower(across) + depth, width, true)}Z" fill="${colours.ink}" fill-opacity="${depth === 4 ? 0.34 : 0.16}"/>`,
      )
      .join('')
    const grain = index === 0 ? '' : grainOf(plane, { upper, lower, line })
    const light = `<path d="${course((across) => upper(across) + 1.2, width)}" fill="none" stroke="${mix(wood, colours.surface, 0.5)}" stroke-width="1.6"/>`
    return shadow + board + grain + light + rivets(plane, lower)
  }
  return `<rect width="${width}" height="${height}" fill="${colours.tint}"/>${repeat(count, plank)}`
}

interface Board {
  readonly upper: (across: number) => number
  readonly lower: (across: number) => number
  readonly line: string
}

const grainOf = ({ width, random }: Plane, { upper, lower, line }: Board): string => {
  const lines = repeat(4, (at) => {
    const share = (at + random.between(0.6, 1.4)) / 5
    const between = (across: number) =>
      upper(across) + (lower(across) - upper(across)) * share + 2 * Math.sin(across * 17 + at)
    const dash = [random.between(180, 620), random.between(10, 60), random.between(60, 240), 20]
      .map(Math.round)
      .join(' ')
    return `<path d="${course(between, width)}" stroke-dasharray="${dash}" stroke-opacity=".${3 + random.below(3)}"/>`
  })
  const at = random.between(0.12, 0.88)
  const joint = `<path d="M${short(at * width)} ${short(upper(at) + 1)}L${short(at * width - 34)} ${short(lower(at - 34 / width) - 1)}" stroke-opacity=".75"/>`
  return `<g fill="none" stroke="${line}" stroke-width="1.3">${lines}${joint}</g>`
}

const rivets = ({ width, colours }: Plane, lower: (across: number) => number): string => {
  const dots = repeat(Math.floor(width / pitch), (at) => {
    const x = (at + 0.5) * pitch
    return `M${short(x)} ${short(lower(x / width) - 8)}h.01`
  })
  return `<g fill="none" stroke-linecap="round"><path d="${dots}" stroke="${colours.ink}" stroke-opacity=".4" stroke-width="7"/><path d="${dots}" stroke="${mix(colours.support, colours.surface, 0.45)}" stroke-width="5"/></g>`
}
