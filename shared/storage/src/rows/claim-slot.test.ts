import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { MongoServerError } from 'mongodb'
import { expect, test } from 'vitest'
import { claimSlot } from './claim-slot.ts'

const pause = () => new Promise((resolve) => setImmediate(resolve))

/** So many that ask at once for so few places, some of which are taken by rows with or without a number. */
const crowd = async (seed: number) => {
  const random = seededRandom(seed)
  const maximum = 1 + random.below(6)
  const before = random.below(maximum + 1)
  const held: (number | undefined)[] = Array.from({ length: before }, (_, slot) =>
    random.chance(0.3) ? undefined : slot,
  )
  const take = async (slot: number) => {
    for (let turns = random.below(3); turns > 0; turns -= 1) await pause()
    if (held.includes(slot)) throw new MongoServerError({ code: 11_000, message: 'taken' })
    held.push(slot)
  }
  const taken = async () => {
    const seen = [...held]
    for (let turns = random.below(3); turns > 0; turns -= 1) await pause()
    return seen
  }
  const asked = 1 + random.below(12)
  const claims = await Promise.all(Array.from({ length: asked }, () => claimSlot({ maximum, taken, take })))
  return { given: claims.filter(Boolean).length, expected: Math.min(asked, maximum - before), held, maximum }
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  '[9.limit] of a crowd exactly as many get a place as there are (seed %i)',
  async (seed) => {
    const { given, expected, held, maximum } = await crowd(seed)
    expect(given).toBe(expected)
    expect(held.length).toBeLessThanOrEqual(maximum)
    const numbered = held.filter((slot) => slot !== undefined)
    expect(new Set(numbered).size).toBe(numbered.length)
  },
)
