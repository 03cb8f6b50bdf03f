import { parseArgs } from 'node:util'
import { searchWorst, type Tried } from '@shingle/sync-server/fixtures/search-worst.ts'

/** CPU time that one trial may take at most, in milliseconds. */
const mostMs = 100

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const end = performance.now() + Number(values.minutes) * 60_000
console.log(`seed ${seed}, ${values.minutes} minutes`)

const told = ({ ms, bytes, outcome, steps, moves, plan }: Tried): string =>
  `${ms.toFixed(0)} ms for ${(bytes / 1024).toFixed(0)} KB: ${outcome}, ${steps.toFixed(0)} steps, ${moves} moves, ${JSON.stringify(plan)}`

let dearest: Tried | undefined
let tried = 0
searchWorst({
  seed,
  goesOn: () => performance.now() < end,
  costOf: ({ ms }) => ms,
  hear: (one) => {
    tried += 1
    if (one.ms <= (dearest?.ms ?? 0)) return
    dearest = one
    console.log(told(one))
  },
})
console.log(`${tried} tried; the dearest took ${dearest?.ms.toFixed(0)} ms (at most ${mostMs})`)
process.exitCode = (dearest?.ms ?? 0) > mostMs ? 1 : 0
