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
    if (held.includes(slot))
      throw new MongoServerError({ code: 11_000, message: 'taken', keyPattern: { slot: 1 } })
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

test('[9.limit] what is refused because of something else than its place is not tried again', async () => {
  const idTaken = new MongoServerError({ code: 11_000, message: 'taken', keyPattern: { _id: 1 } })
  let tries = 0
  const take = async () => {
    tries += 1
    // Whoever tries for ever would never come back to say so.
    throw tries < 9 ? idTaken : new Error('tried again')
  }
  await expect(claimSlot({ maximum: 3, taken: async () => [], take })).rejects.toBe(idTaken)
  expect(tries).toBe(1)
})

test('[9.limit] a place that is held by what nobody sees is not asked for without end', async () => {
  let tries = 0
  const take = async () => {
    tries += 1
    if (tries > 99) throw new Error('tried without end')
    throw new MongoServerError({ code: 11_000, message: 'taken', keyPattern: { userId: 1, slot: 1 } })
  }
  await expect(claimSlot({ maximum: 3, taken: async () => [], take })).rejects.toThrow('more than 3 times')
})
