import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import type { Db } from 'mongodb'
import { type RoundOutcome, runRound } from './chaos-round.ts'
import { type ChaosWorld, openChaosDatabase, openChaosWorld } from './chaos-world.ts'

/** How long, and from which seed. */
export interface ChaosPlan {
  readonly seed: number
  readonly rounds: number
  readonly secondsPerRound: number
  /** More rounds are run until so many processes were killed beside Redis. */
  readonly leastKills?: number
  /** In the second round and every so many later ones, or in each for 1, the database is away so long amid typing. */
  readonly outage?: { readonly every: number; readonly ms: number }
  /** Hears of each round when it is over. */
  readonly told?: (line: string) => void
}

/** What a whole run came to. */
export interface ChaosOutcome extends RoundOutcome {
  readonly seed: number
  readonly rounds: number
  readonly outages: number
  readonly hasRedis: boolean
}

const merge = (rounds: readonly RoundOutcome[]): RoundOutcome => {
  const sum = (of: (round: RoundOutcome) => number) => rounds.reduce((total, round) => total + of(round), 0)
  const kills: Record<string, number> = {}
  for (const round of rounds)
    for (const [name, count] of Object.entries(round.kills)) kills[name] = (kills[name] ?? 0) + count
  return {
    edits: sum(({ edits }) => edits),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    takes: sum(({ takes }) => takes),
    reads: sum(({ reads }) => reads),
    kills,
    rebuilds: sum(({ rebuilds }) => rebuilds),
    violations: rounds.flatMap(({ violations }) => violations),
  }
}

const describeRound = (
  at: number,
  { edits, acknowledged, takes, kills, rebuilds, violations }: RoundOutcome,
  outageMs: number | undefined,
): string => {
  const outage = outageMs === undefined ? '' : `, database away for ${outageMs / 1_000} s`
  const killed = Object.entries(kills).map(([name, count]) => `${name} ${count}×`)
  const told = violations.length === 0 ? '0 violations' : violations.slice(0, 5).join('; ')
  return `round ${at}: ${edits} edits, ${acknowledged} acknowledged, ${takes} takes, ${rebuilds} rebuilds, killed: ${killed.join(', ') || 'nobody'}${outage}; ${told}`
}

/** How many processes were killed, Redis apart: nothing durable is there. */
export const killsOf = ({ kills }: Pick<RoundOutcome, 'kills'>): number =>
  Object.entries(kills).reduce((sum, [name, count]) => sum + (name === 'redis' ? 0 : count), 0)

const outageOf = ({ outage }: ChaosPlan, at: number): number | undefined =>
  outage !== undefined && (outage.every === 1 || at % outage.every === 2) ? outage.ms : undefined

const runRounds = async (world: ChaosWorld, db: Db, plan: ChaosPlan) => {
  const { seed, rounds, secondsPerRound, leastKills = 0, told = () => undefined } = plan
  const chance = seededRandom(seed)
  const outcomes: RoundOutcome[] = []
  let outages = 0
  for (let at = 1; at <= rounds || killsOf(merge(outcomes)) < leastKills; at += 1) {
    const outageMs = outageOf(plan, at)
    const outcome = await runRound(world, db, {
      seconds: secondsPerRound,
      chance,
      ...(outageMs === undefined ? {} : { outageMs }),
    })
    outages += outageMs === undefined ? 0 : 1
    outcomes.push(outcome)
    told(describeRound(at, outcome, outageMs))
  }
  return { ...merge(outcomes), rounds: outcomes.length, outages }
}

/** Runs rounds on one deployment. */
export const runChaos = async (plan: ChaosPlan): Promise<ChaosOutcome> => {
  const world = await openChaosWorld()
  const { db, close } = await openChaosDatabase(world)
  try {
    const outcome = await runRounds(world, db, plan)
    const processes = [world.database, world.api, world.worker, ...world.syncs.map(({ process }) => process)]
    const fallen = processes
      .filter(({ failures }) => failures() > 0)
      .map(({ name }) => `${name} ended by itself`)
    const violations = [...outcome.violations, ...fallen]
    return { ...outcome, violations, seed: plan.seed, hasRedis: world.redis !== undefined }
  } finally {
    await close()
    await world.close()
  }
}
