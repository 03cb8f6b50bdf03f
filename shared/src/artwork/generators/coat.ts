import type { SeededRandom } from '../../chance/seeded-random.ts'
import { path, repeat } from '../kit.ts'
import type { Generator } from './generator.ts'

/** How an animal's hair lies and is marked; its colours are nature's and none of the palette. */
interface Coat {
  readonly ground: string
  readonly tones: readonly [string, string, string]
  readonly length: number
  readonly curl: number
  readonly tone: (across: number, down: number, chance: number) => 0 | 1 | 2
}

const grade = (value: number, ...[high, low]: readonly [number, number]): 0 | 1 | 2 =>
  value > high ? 2 : value > low ? 1 : 0

const coats: readonly [Coat, ...Coat[]] = [
  {
    ground: '#dfbd88',
    tones: ['#e7cd9f', '#b8803f', '#6d4523'],
    length: 25,
    curl: 0.5,
    tone: (across, down, chance) =>
      grade(
        Math.sin(across * 4.1 + 2.4) + Math.cos(down * 4.4 - across * 2.2 + 0.7) + chance * 0.5,
        0.45,
        0.1,
      ),
  },
  {
    ground: '#a5a19a',
    tones: ['#bdb9b1', '#7d7973', '#3f3d3a'],
    length: 22,
    curl: 0.12,
    tone: (across, down, chance) =>
      grade(
        Math.sin((down * 8.4 + Math.sin(across * 4.4 + 1) * 0.9 + across * 1.4) * 2.1) + chance * 0.9,
        0.25,
        -0.35,
      ),
  },
  {
    ground: '#dccbb8',
    tones: ['#efe4d6', '#c9b299', '#8f7559'],
    length: 13,
    curl: 0,
    tone: (_across, _down, chance) => grade(chance, 0.38, 0.1),
  },
]

const hairs = 1700

const layersOf = (
  coat: Coat,
  [width, height]: readonly [number, number],
  random: SeededRandom,
): readonly string[] => {
  const layers = ['', '', '']
  const columns = Math.round(Math.sqrt((hairs * width) / height))
  const rows = Math.round(hairs / columns)
  for (let at = 0; at < columns * rows; at += 1) {
    const across = ((at % columns) + random.next()) / columns
    const down = (Math.floor(at / columns) + random.next()) / rows
    const flow = 0.9 + Math.sin(across * 3.1 + down * 1.7) * 0.5 + Math.cos(down * 4.2 - across * 1.3) * 0.35
    const angle = flow + random.between(-0.17, 0.17)
    const length = coat.length * random.between(0.7, 1.3) * (Math.max(width, height) / 720)
    const [x, y] = [Math.cos(angle) * length, Math.sin(angle) * length]
    const bend = coat.curl * length * (random.chance(0.5) ? -1 : 1) * random.between(0.5, 1)
    const bow = [x / 2 - (y / length) * bend, y / 2 + (x / length) * bend] as const
    const hair = coat.curl > 0.05 ? path`q${bow[0]} ${bow[1]} ${x} ${y}` : path`l${x} ${y}`
    layers[coat.tone(across, down, random.between(-0.5, 0.5))] +=
      path`M${across * width} ${down * height}` + hair
  }
  return layers
}

/** Hair as it lies on a dog, a cat or a rabbit: for whom a business is, without a face. */
export const drawCoat: Generator = ({ width, height, random, part }) => {
  const coat = coats[part % coats.length] ?? coats[0]
  const layers = layersOf(coat, [width, height], random)
  const lines = repeat(
    layers.length,
    (at) => `<path d="${layers[at] ?? ''}" stroke="${coat.tones[at] ?? coat.ground}"/>`,
  )
  return `<rect width="${width}" height="${height}" fill="${coat.ground}"/><g fill="none" stroke-linecap="round" stroke-width="3.4">${lines}</g>`
}
