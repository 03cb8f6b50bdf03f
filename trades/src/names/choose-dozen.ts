import { type SeededRandom, seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { nameLimits } from '@shingle/shared/names/name-limits.ts'
import { hasWord, isFitting } from './fitting-name.ts'
import type { Candidate } from './name-order.ts'

interface Asked {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly seed: string
  /** How many dozens were shown before this one. */
  readonly round: number
}

interface Rated extends Candidate {
  readonly drawn: number
}

const comfortable = 20

/** The candidates that may be proposed, each name once, with what chance gives it. */
const rated = (candidates: readonly Candidate[], asked: Asked, chance: SeededRandom): Rated[] => {
  const seen = new Set<string>()
  return candidates.flatMap((candidate) => {
    const drawn =
      candidate.worth + chance.next() * 1.6 - Math.max(0, candidate.name.length - comfortable) * 0.06
    const key = foldText(candidate.name)
    const isTwice = new Set(candidate.parts).size < candidate.parts.length
    if (seen.has(key) || isTwice || !isFitting(candidate.name, asked)) return []
    seen.add(key)
    return [{ ...candidate, drawn }]
  })
}

/** What has been chosen of a dozen so far. */
const openDozen = () => {
  const names: string[] = []
  const [shapes, parts] = [new Map<string, number>(), new Map<string, number>()]
  const more = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  return {
    names,
    /** What a name is worth beside those that are chosen: neither built like them nor of their words. */
    worthOf: ({ drawn, shape, parts: own }: Rated): number =>
      own.reduce(
        (worth, part) => worth - 1.4 * (parts.get(part) ?? 0),
        drawn - 0.55 * (shapes.get(shape) ?? 0) ** 1.5,
      ),
    add: ({ name, shape, parts: own }: Rated) => {
      names.push(name)
      more(shapes, shape)
      for (const part of own) more(parts, part)
    },
  }
}

type Dozen = ReturnType<typeof openDozen>

const takeBest = (pool: Rated[], dozen: Dozen, suits: (candidate: Rated) => boolean): void => {
  let best: Rated | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const candidate of pool) {
    const worth = dozen.worthOf(candidate)
    if (worth > most && suits(candidate)) [best, most] = [candidate, worth]
  }
  if (best === undefined) return
  dozen.add(best)
  pool.splice(pool.indexOf(best), 1)
}

/** Half of the dozen has a wanted word in it, and each wanted word is in one name at least. */
const takeIncluded = (pool: Rated[], dozen: Dozen, include: readonly string[]): void => {
  for (const word of include) takeBest(pool, dozen, ({ name }) => hasWord(name, word))
  while (include.length > 0 && dozen.names.length < nameLimits.names / 2) {
    const before = dozen.names.length
    takeBest(pool, dozen, ({ name }) => include.some((word) => hasWord(name, word)))
    if (dozen.names.length === before) return
  }
}

/** The dozen of a round: the same for the same seed, and none of the names of the rounds before. */
export const chooseDozen = (candidates: readonly Candidate[], asked: Asked): readonly string[] => {
  const chance = seededRandom(asked.seed)
  const pool = rated(candidates, asked, chance)
  for (let round = 0; ; round += 1) {
    const dozen = openDozen()
    takeIncluded(pool, dozen, asked.include)
    while (dozen.names.length < nameLimits.names && pool.length > 0) takeBest(pool, dozen, () => true)
    if (round === asked.round) return mixed(dozen.names, seededRandom(`${asked.seed} ${round}`))
  }
}

/** In an order in which those of one shape do not stand together. */
const mixed = (names: readonly string[], chance: SeededRandom): readonly string[] =>
  names
    .map((name) => ({ name, at: chance.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
