import { parseArgs } from 'node:util'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { searchWorst, type Tried } from '@shingle/sync-server/fixtures/search-worst.ts'

/** What is searched: the limits of an update, and the CPU milliseconds that one may take at most, and the copy of the draft after it. */
const searches = {
  'of somebody who is connected': { caps: syncLimits.update, mostMs: 50 },
  'of somebody who returns': { caps: syncLimits.reconnection, mostMs: 100 },
} as const

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
console.log(`seed ${seed}, ${values.minutes} minutes`)

/** How much of what it may take at most takes whatever an update has the process do in one go: try it, apply it with what waits, copy the draft for the next. */
const shareOf =
  (mostMs: number) =>
  ({ ms, liveMs, copyMs }: Tried): number =>
    Math.max(ms, liveMs, copyMs) / mostMs

const told = ({ ms, liveMs, copyMs, bytes, outcome, steps, moves, liveSteps, lost, plan }: Tried): string =>
  [
    `${ms.toFixed(0)} ms for ${(bytes / 1024).toFixed(0)} KB: ${outcome}, ${steps.toFixed(0)} steps, ${moves} moves`,
    `live ${liveMs.toFixed(0)} ms, ${liveSteps.toFixed(0)} steps`,
    `copy ${copyMs.toFixed(0)} ms, ${lost} items`,
    JSON.stringify(plan),
  ].join('; ')

const eachMs = (Number(values.minutes) * 60_000) / Object.keys(searches).length
for (const [whose, { caps, mostMs }] of Object.entries(searches)) {
  const end = performance.now() + eachMs
  const costOf = shareOf(mostMs)
  let dearest: Tried | undefined
  let [tried, copyMs, triedMs] = [0, 0, 0]
  searchWorst({
    seed,
    caps,
    goesOn: () => performance.now() < end,
    costOf,
    hear: (one) => {
      tried += 1
      copyMs = Math.max(copyMs, one.copyMs)
      triedMs = Math.max(triedMs, one.ms, one.liveMs)
      if (dearest !== undefined && costOf(one) <= costOf(dearest)) return
      dearest = one
      console.log(told(one))
    },
  })
  console.log(
    `${tried} tried ${whose}; the dearest took ${triedMs.toFixed(0)} ms (at most ${mostMs}), a copy ${copyMs.toFixed(0)} ms`,
  )
  if (triedMs > mostMs || copyMs > mostMs) process.exitCode = 1
}
