import { hashOf, seededRandom } from '../chance/seeded-random.ts'
import type { Answers } from './answers.ts'

const hex = (hash: number): string => hash.toString(16).padStart(8, '0')

/** The seed of a website: the same business always has the same one, 16 hexadecimal digits. */
export const seedOf = (
  answers: Pick<Answers, 'businessName' | 'businessActivities' | 'businessLocation'>,
): string => {
  const identity = [answers.businessName, answers.businessActivities, answers.businessLocation]
    .map((answer) => answer.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, ' '))
    .join('\n')
  return hex(hashOf(identity)) + hex(hashOf(`${identity.length}/${identity}`))
}

/** Seeded choices. Each has a name of its own, so that one more choice never changes the others. */
export interface Chooser {
  /** One of a list. */
  pick<T>(name: string, list: readonly [T, ...T[]]): T
  /** The whole list in an order of its own. */
  shuffle<T>(name: string, list: readonly T[]): T[]
  /** A whole number from 0 to below `bound`. */
  below(name: string, bound: number): number
  /** An id, always the same for the same name. */
  id(name: string): string
}

/** The seeded choices of one website. */
export const createChooser = (seed: string): Chooser => {
  const draw = (name: string) => Math.floor(seededRandom(`${seed}/${name}`).next() * 2 ** 32)
  const below = (name: string, bound: number) => draw(name) % Math.max(1, bound)
  return {
    below,
    pick: (name, list) => list[below(name, list.length)] ?? list[0],
    shuffle: (name, list) =>
      list
        .map((entry, index) => ({ entry, rank: draw(`${name}/${index}`) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ entry }) => entry),
    id: (name) =>
      `g${draw(`id/${name}`).toString(36).padStart(7, '0')}${draw(`${name}/id`).toString(36).slice(0, 4)}`,
  }
}
