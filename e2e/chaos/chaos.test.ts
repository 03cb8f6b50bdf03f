import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'

// The short form; `npm run chaos -- --minutes N --seed S` is the long one.
test('[draft] typing, takes, broken lines, an absent database and kill -9 of every process lose nothing', async () => {
  const seed = Math.floor(Math.random() * 1e9)
  console.info(`seed ${seed}`)
  const outcome = await runChaos({ seed, rounds: 1, secondsPerRound: 9, outage: { every: 1, ms: 3_000 } })
  if (!outcome.hasRedis) console.warn('redis-server is not installed: run over the log alone, without a bus')
  expect({ seed, violations: outcome.violations }).toEqual({ seed, violations: [] })
  expect(outcome.acknowledged).toBeGreaterThan(0)
  expect(outcome.takes + Object.keys(outcome.kills).length).toBeGreaterThan(0)
})
