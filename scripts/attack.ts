import { parseArgs } from 'node:util'
import { runAttack } from '../e2e/attack/run-attack.ts'

/** How long the event loop may keep anybody waiting in a hundred cases but one. */
const mostDelayMs = 50
const editors = 10

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
    only: { type: 'string', multiple: true },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
console.log(`seed ${seed}, ${values.minutes} minutes, ${editors} people type meanwhile`)

const { cases, lookedAt, words, loop, violations } = await runAttack({
  seed,
  seconds: Number(values.minutes) * 60,
  editors,
  ...(values.only === undefined ? {} : { only: values.only }),
})
const looked = (name: string) => (name in lookedAt ? ` (${lookedAt[name]} looked at)` : '')
const tried = Object.entries(cases).map(([name, count]) => `${name} ${count}${looked(name)}`)
console.log(`tried: ${tried.join(', ')}; ${words} words were typed`)
console.log(
  `event loop delay p99 ${loop.p99.toFixed(1)} ms (at most ${mostDelayMs}), longest ${loop.max.toFixed(1)} ms`,
)
for (const violation of violations) console.error(`BROKEN ${violation}`)
const isSlow = loop.p99 > mostDelayMs
console.log(violations.length === 0 ? 'No promise was broken.' : `${violations.length} promises were broken.`)
process.exitCode = violations.length === 0 && !isSlow ? 0 : 1
