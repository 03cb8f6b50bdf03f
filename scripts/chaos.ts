import { parseArgs } from 'node:util'
import { killsOf, runChaos } from '../e2e/chaos/run-chaos.ts'

const secondsPerRound = 25
/** What a round costs beside its chaos: people sign in, and everybody comes to rest. */
const restSeconds = 10
/** From so many minutes on a run is a long one, and kills at least so many processes. */
const long = { minutes: 5, kills: 100 }

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const rounds = Math.max(1, Math.round((minutes * 60) / (secondsPerRound + restSeconds)))
console.log(`seed ${seed}, ${rounds} rounds of ${secondsPerRound} s`)

const outcome = await runChaos({
  seed,
  rounds,
  secondsPerRound,
  leastKills: minutes >= long.minutes ? long.kills : 0,
  outage: { every: 4, ms: 10_000 },
  told: console.log,
})
const killed = Object.entries(outcome.kills).map(([name, count]) => `${name} ${count}`)
const bus = outcome.hasRedis
  ? 'a real Redis'
  : 'no Redis (redis-server is not installed): the processes learned of each other by the log alone'
console.log(
  `seed ${outcome.seed}, ${outcome.rounds} rounds over ${bus}: ${outcome.edits} edits (${outcome.acknowledged} acknowledged), ` +
    `${outcome.takes} takes, ${outcome.rebuilds} rebuilds, ${killsOf(outcome)} kills beside Redis (${killed.join(', ')}), the database away for ten seconds ` +
    `${outcome.outages} times, ${outcome.reads} looks at the durable log`,
)
for (const violation of outcome.violations) console.error(`VIOLATION ${violation}`)
console.log(outcome.violations.length === 0 ? 'Nothing was lost.' : `${outcome.violations.length} violations`)
process.exitCode = outcome.violations.length === 0 ? 0 : 1
