import { describe, expect, it } from 'vitest'
import { CrowdedOut, createTurns } from './turns.ts'

const wide = { ofOne: 100, ofAll: 100 }

/** Tasks that note when they ran, and end when they are let. */
const inTurns = (room: Parameters<typeof createTurns>[0] = wide) => {
  const turns = createTurns(room)
  const ran: string[] = []
  let running = 0
  let most = 0
  const take = (asker: string, name: string) =>
    turns.take(asker, async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      ran.push(name)
      running -= 1
      if (name.includes('fails')) throw new Error(name)
      return name
    })
  return { take, ran, most: () => most }
}

describe('[security] turns', () => {
  it('are taken one at a time, and each asker has one in the row of all', async () => {
    const { take, ran, most } = inTurns()
    const crowd = Array.from({ length: 10 }, (_, at) => take('crowd', `crowd ${at}`))
    const late = take('late', 'late')
    expect(await Promise.all([...crowd, late])).toEqual([
      ...Array.from({ length: 10 }, (_, at) => `crowd ${at}`),
      'late',
    ])
    expect(most()).toBe(1)
    expect(ran.indexOf('late')).toBeLessThan(3)
  })

  it('are taken by as many askers at once as there are places, and by none of them twice', async () => {
    const { take, ran, most } = inTurns({ ...wide, atOnce: 2 })
    const crowd = Array.from({ length: 6 }, (_, at) => take('crowd', `crowd ${at}`))
    expect([await crowd[0], most()]).toEqual(['crowd 0', 1])
    const others = ['ann', 'bob', 'zoe'].map((asker) => take(asker, asker))
    await Promise.all([...crowd, ...others])
    expect([most(), ran.length]).toEqual([2, 9])
    expect(ran.indexOf('zoe')).toBeLessThan(ran.indexOf('crowd 5'))
  })

  it('go on after one that failed', async () => {
    const { take } = inTurns()
    const [failed, next] = await Promise.allSettled([take('ann', 'fails'), take('ann', 'next')])
    expect([failed?.status, next]).toEqual(['rejected', { status: 'fulfilled', value: 'next' }])
  })

  it('are refused to whoever has too many, and to everybody where all are taken by many', async () => {
    const { take } = inTurns({ ofOne: 2, ofAll: 3 })
    const first = [take('ann', 'a'), take('bob', 'b'), take('cam', 'c')]
    await expect(take('zoe', 'd')).rejects.toThrow(CrowdedOut)
    await Promise.all(first)
    const pair = [take('ann', 'e'), take('ann', 'f')]
    await expect(take('ann', 'g')).rejects.toThrow(CrowdedOut)
    expect(await Promise.all([...pair, take('zoe', 'h')])).toEqual(['e', 'f', 'h'])
  })

  it('are given up, the last first, by who has the most where somebody comes who has less', async () => {
    const { take, ran } = inTurns({ ofOne: 4, ofAll: 6 })
    const crowd = ['one', 'two'].flatMap((asker) =>
      [1, 2, 3].map((at) => take(asker, `${asker} ${at}`).catch((thrown: unknown) => thrown)),
    )
    const newcomers = ['ann', 'bob', 'cam', 'zoe'].map((asker) =>
      take(asker, asker).catch((thrown: unknown) => thrown),
    )
    const out = expect.any(CrowdedOut)
    // Two each are left of the crowd, then one of each: nobody makes room for whoever has as much.
    expect(await Promise.all(newcomers)).toEqual(['ann', 'bob', 'cam', 'zoe'])
    expect(await Promise.all(crowd)).toEqual(['one 1', out, out, 'two 1', out, out])
    expect(ran).toHaveLength(6)
    expect(await take('one', 'again')).toBe('again')
  })
})
