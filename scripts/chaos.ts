import { parseArgs } from 'node:util'
import { runChaos } from '../e2e/chaos/run-chaos.ts'

const secondsPerRound = 25
/** What a round costs beside its chaos: people sign in, and everybody comes to rest. */
const restSeconds = 10

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const rounds = Math.max(1, Math.round((Number(values.minutes) * 60) / (secondsPerRound + restSeconds)))
console.log(`seed ${seed}, ${rounds} rounds of ${secondsPerRound} s`)

const outcome = await runChaos({ seed, rounds, secondsPerRound, outageEvery: 4, told: console.log })
const kills = Object.values(outcome.kills).reduce((sum, count) => sum + count, 0)
const bus = outcome.hasRedis
  ? 'a real Redis'
  : 'no Redis (redis-server is not installed): the processes learned of each other by the log alone'
console.log(
  `seed ${outcome.seed}: ${outcome.edits} edits (${outcome.acknowledged} acknowledged), ${outcome.takes} takes, ` +
    `${kills} kills, ${outcome.reads} looks at the durable log, over ${bus}`,
)
for (const violation of outcome.violations) console.error(`VIOLATION ${violation}`)
console.log(outcome.violations.length === 0 ? 'Nothing was lost.' : `${outcome.violations.length} violations`)
process.exitCode = outcome.violations.length === 0 ? 0 : 1
