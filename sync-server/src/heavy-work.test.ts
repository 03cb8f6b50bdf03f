import { describe, expect, it } from 'vitest'
import { createHeavyWork } from './heavy-work.ts'

describe('[security 2.5] heavy work', () => {
  it('is done one piece at a time, each account in its turn', async () => {
    const heavy = createHeavyWork(300, () => 0)
    const done: string[] = []
    const ask = (userId: string, what: string) => heavy.run(userId, () => done.push(what))
    await Promise.all([ask('ada', 'a1'), ask('ada', 'a2'), ask('ada', 'a3'), ask('ben', 'b1')])
    expect(done).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('hands on what it answers and what it throws', async () => {
    const heavy = createHeavyWork(300, () => 0)
    const fault = new Error('a fault')
    const failing = heavy.run('ada', () => {
      throw fault
    })
    await expect(failing).rejects.toBe(fault)
    expect(await heavy.run('ada', () => 7)).toBe(7)
  })

  it('waits where it has used up its share of a second', async () => {
    let time = 0
    const heavy = createHeavyWork(300, () => time)
    await heavy.run('ada', () => {
      time += 30
    })
    let isDone = false
    const next = heavy.run('ben', () => {
      isDone = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(isDone).toBe(false)
    time += 4000
    await next
  })
})
