import { passwordsBusy } from '@shingle/shared/password/problems.ts'
import { describe, expect, test } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

const network = '203.0.113.7'
const settled = async (tasks: readonly Promise<string>[]) =>
  (await Promise.allSettled(tasks)).map((one) =>
    one.status === 'fulfilled' ? one.value : one.reason.problem,
  )

describe('[T15] passwords are hashed one after the other', () => {
  test('of ten that one network sends at once each is hashed, in the order they came, and the next is refused', async () => {
    const hasher = createPasswordHasher()
    const ended: number[] = []
    const hashed = Array.from({ length: 10 }, async (_, index) => {
      await hasher.hash(network, `password of nobody ${index}`)
      ended.push(index)
      return 'hashed'
    })
    const refused = [hasher.hash(network, 'one too many'), hasher.isRight(network, 'one too many', undefined)]
    // Somebody else has a line of their own.
    const elsewhere = hasher.hash('198.51.100.9', 'of another network').then(() => 'hashed')
    const outcomes = await settled([...hashed, ...refused.map((one) => one.then(String)), elsewhere])
    expect(outcomes).toEqual([...hashed.map(() => 'hashed'), passwordsBusy, passwordsBusy, 'hashed'])
    expect(ended).toEqual(hashed.map((_, index) => index))
    // What was refused has left no place taken.
    expect(await hasher.hash(network, 'after all of them')).toContain('$argon2id$')
  })

  test('where too many wait in all, whoever waits with the fewest is let in', async () => {
    const hasher = createPasswordHasher({ ofOne: 3, ofAll: 3 })
    const crowd = Array.from({ length: 3 }, () => hasher.hash(network, 'of a crowd').then(() => 'hashed'))
    const one = hasher.hash('198.51.100.9', 'of somebody alone').then(() => 'hashed')
    expect(await settled([...crowd, one])).toEqual(['hashed', 'hashed', passwordsBusy, 'hashed'])
  })

  test('whoever was given 256 networks waits in one line with all of them', async () => {
    const hasher = createPasswordHasher({ ofOne: 2, ofAll: 4 })
    const line = (at: number) => `2001:db8:1:${(at << 8).toString(16)}::1`
    const crowd = Array.from({ length: 4 }, (_, at) =>
      hasher.hash(line(at), 'of a crowd').then(() => 'hashed'),
    )
    const one = hasher.hash('198.51.100.9', 'of somebody alone').then(() => 'hashed')
    const outcomes = await settled([...crowd, one])
    expect(outcomes).toEqual(['hashed', 'hashed', passwordsBusy, passwordsBusy, 'hashed'])
  })
})
