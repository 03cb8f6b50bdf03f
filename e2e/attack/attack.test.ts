import { expect, test } from 'vitest'
import { runAttack } from './run-attack.ts'

// The short form; `npm run attack -- --minutes N --seed S` is the long one.
test('[security 2.7] strangers with crafted updates, tickets, frames, calls, files and hosts break no promise, and who types loses nothing', async () => {
  const seed = Math.floor(Math.random() * 1e9)
  const { violations, words, cases } = await runAttack({ seed, seconds: 15, editors: 3 })
  expect({ seed, violations }).toEqual({ seed, violations: [] })
  expect(words).toBeGreaterThan(0)
  expect(Object.values(cases).every((count) => count > 0)).toBe(true)
})
