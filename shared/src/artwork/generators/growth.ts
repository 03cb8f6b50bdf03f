import { repeat, short } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Generator, Plane } from './generator.ts'

interface Paint {
  readonly leaf: string
  readonly mark: string
}

/** A leaf of length 100 that grows from its foot upwards; neighbours on the page differ in kind and colour. */
const kinds: readonly ((paint: Paint) => string)[] = [
  ({ leaf }) => `<path d="M0 0C34-26 30-74 0-100C-30-74-34-26 0 0Z" fill="${leaf}"/>`,
  ({ leaf, mark }) =>
    `<path d="M0 0C34-26 30-74 0-100C-30-74-34-26 0 0Z" fill="${leaf}"/><path d="M0 0C34-26 30-74 0-100Z" fill="${mark}"/>`,
  ({ leaf, mark }) =>
    `<path d="M0 0C34-26 30-74 0-100C-30-74-34-26 0 0Z" fill="${leaf}"/><path d="M0-6V-92M0-30L14-44M0-30L-14-44M0-52L14-66M0-52L-14-66" fill="none" stroke="${mark}" stroke-width="4"/>`,
  ({ leaf, mark }) =>
    `<path d="M0 0C8-8 24-8 26-20C14-22 32-32 32-42C18-42 32-60 26-66C14-62 22-82 0-100C-22-82-14-62-26-66C-32-60-18-42-32-42C-32-32-14-22-26-20C-24-8-8-8 0 0Z" fill="${leaf}"/><path d="M0-4V-84M0-34L16-46M0-34L-16-46" fill="none" stroke="${mark}" stroke-width="4"/>`,
  ({ leaf, mark }) =>
    `<path d="M0 0C40-22 40-70 0-100C-40-70-40-22 0 0Z" fill="${leaf}"/>${repeat(6, (at) => `<circle cx="${at % 2 === 0 ? -8 : 9}" cy="${-20 - at * 11}" r="3.4" fill="${mark}"/>`)}`,
]

const paintsOf = ({ colours }: Plane): readonly Paint[] => {
  const { accent, support, ink, surface } = colours
  const deep = mix(accent, ink, 0.35)
  const warm = mix(support, accent, 0.3)
  return [
    { leaf: accent, mark: mix(accent, surface, 0.55) },
    { leaf: mix(support, ink, 0.12), mark: deep },
    { leaf: deep, mark: mix(accent, surface, 0.35) },
    { leaf: warm, mark: mix(warm, ink, 0.45) },
    { leaf: mix(accent, surface, 0.35), mark: deep },
  ]
}

/** How tall the first stem is against the last. */
const lowest = 0.13

/** Stems that grow from the first value to the last, each of leaves of its own: a range, an age, a size. */
export const drawGrowth: Generator = (plane) => {
  const { width, height, colours, random } = plane
  const count = width > height * 1.8 ? 11 : 6
  const paints = paintsOf(plane)
  const pitch = width / (count + 0.6)
  const size = pitch * 0.5
  const turn = random.below(kinds.length)
  const shapes = repeat(kinds.length, (kind) => {
    const paint = paints[(kind + turn) % paints.length] ?? { leaf: colours.accent, mark: colours.ink }
    return `<g id="leaf${kind}">${kinds[kind]?.(paint) ?? ''}</g>`
  })
  const leafAt = (kind: number, [x, y, angle, length]: readonly [number, number, number, number]) =>
    `<use href="#leaf${kind}" transform="translate(${short(x)} ${short(y)}) rotate(${angle}) scale(${Number((length / 100).toFixed(2))})"/>`
  const stem = (index: number): string => {
    const way = index / (count - 1)
    const tall = height * 0.94 * (lowest + (1 - lowest) * way ** 0.9) - size * 0.6
    const x = pitch * (index + 0.8)
    const kind = (index * 2 + turn) % kinds.length
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
