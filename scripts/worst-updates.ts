import { parseArgs } from 'node:util'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { searchWorst, type Tried } from '@shingle/sync-server/fixtures/search-worst.ts'

/** What is searched: the limits of an update, and the CPU milliseconds that one may take at most. */
const searches = {
  'of somebody who is connected': { caps: syncLimits.update, mostMs: 50 },
  'of somebody who returns': { caps: syncLimits.reconnection, mostMs: 100 },
} as const

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
console.log(`seed ${seed}, ${values.minutes} minutes`)

const told = ({ ms, bytes, outcome, steps, moves, plan }: Tried): string =>
  `${ms.toFixed(0)} ms for ${(bytes / 1024).toFixed(0)} KB: ${outcome}, ${steps.toFixed(0)} steps, ${moves} moves, ${JSON.stringify(plan)}`

const eachMs = (Number(values.minutes) * 60_000) / Object.keys(searches).length
for (const [whose, { caps, mostMs }] of Object.entries(searches)) {
  const end = performance.now() + eachMs
  let dearest: Tried | undefined
  let tried = 0
  searchWorst({
    seed,
    caps,
    goesOn: () => performance.now() < end,
    costOf: ({ ms }) => ms,
    hear: (one) => {
      tried += 1
      if (one.ms <= (dearest?.ms ?? 0)) return
      dearest = one
      console.log(told(one))
    },
  })
  const ms = dearest?.ms ?? 0
  console.log(`${tried} tried ${whose}; the dearest took ${ms.toFixed(0)} ms (at most ${mostMs})`)
  if (ms > mostMs) process.exitCode = 1
}
