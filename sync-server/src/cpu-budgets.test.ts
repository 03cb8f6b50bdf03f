import { expect, it } from 'vitest'
import { createCpuBudgets } from './cpu-budgets.ts'

it('[security 2.5] an account that has used up its CPU time waits, and nobody else does', async () => {
  let time = 0
  const startCpuClock = () => {
    const started = time
    return () => time - started
  }
  const budgets = createCpuBudgets({ perSecond: 50, burst: 99.95 }, { now: () => time, startCpuClock })
  const spend = (ms: number) =>
    budgets.charge('ada', () => {
      time += ms
    })
  spend(99)
  await budgets.ready('ada')
  spend(2)
  let isReady = false
  const waiting = budgets.ready('ada').then(() => {
    isReady = true
  })
  await budgets.ready('ben')
  expect(isReady).toBe(false)
  time += 1000
  await waiting
  expect(isReady).toBe(true)
})
