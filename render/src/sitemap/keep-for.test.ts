import { describe, expect, it } from 'vitest'
import { keepFor } from './keep-for.ts'

const start = new Date('2026-03-01T12:00:00Z').getTime()

const asking = (answerOf: (key: number) => Promise<string>) => {
  const asked: number[] = []
  let now = start
  const ask = keepFor(
    (key: number) => {
      asked.push(key)
      return answerOf(key)
    },
    { keptMs: 300_000, most: 16, clock: () => new Date(now) },
  )
  return { ask, asked, wait: (ms: number) => (now += ms) }
}

describe('[security 2.4] a sitemap', () => {
  it('is read once for all who ask, until its five minutes are over', async () => {
    const { ask, asked, wait } = asking(async (key) => `sitemap ${key}`)
    expect(await Promise.all(Array.from({ length: 100 }, (_, at) => ask(at % 16)))).toHaveLength(100)
    expect(asked).toHaveLength(16)
    wait(299_999)
    expect(await ask(3)).toBe('sitemap 3')
    expect(asked).toHaveLength(16)
    wait(1)
    await ask(3)
    expect(asked).toHaveLength(17)
  })

  it('of more files than are kept is read again from the one that was kept longest', async () => {
    const { ask, asked } = asking(async (key) => `sitemap ${key}`)
    for (let file = 0; file < 17; file += 1) await ask(file)
    await ask(16)
    expect(asked).toHaveLength(17)
    await ask(0)
    expect(asked).toHaveLength(18)
  })

  it('that could not be read is read again', async () => {
    let isAway = true
    const { ask } = asking(async () => (isAway ? Promise.reject(new Error('away')) : 'there'))
    await expect(ask(1)).rejects.toThrow('away')
    isAway = false
    expect(await ask(1)).toBe('there')
  })
})
