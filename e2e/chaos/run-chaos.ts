import { type RoundOutcome, runRound } from './chaos-round.ts'
import { openChaosDatabase, openChaosWorld } from './chaos-world.ts'
import { seeded } from './seeded.ts'

/** How long, and from which seed. */
export interface ChaosPlan {
  readonly seed: number
  readonly rounds: number
  readonly secondsPerRound: number
  /** Every so many rounds the database is away for ten seconds amid typing; 0 for never. */
  readonly outageEvery: number
  /** Hears of each round when it is over. */
  readonly told?: (line: string) => void
}

/** What a whole run came to. */
export interface ChaosOutcome extends RoundOutcome {
  readonly seed: number
  readonly hasRedis: boolean
}

const outageMs = 10_000

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
    violations: rounds.flatMap(({ violations }) => violations),
  }
}

const describeRound = (
  at: number,
  { edits, acknowledged, takes, kills, violations }: RoundOutcome,
): string => {
  const killed = Object.entries(kills).map(([name, count]) => `${name} ${count}×`)
  const told = violations.length === 0 ? '0 violations' : violations.slice(0, 5).join('; ')
  return `round ${at}: ${edits} edits, ${acknowledged} acknowledged, ${takes} takes, killed: ${killed.join(', ') || 'nobody'}; ${told}`
}

/** Runs rounds on one deployment. */
export const runChaos = async (plan: ChaosPlan): Promise<ChaosOutcome> => {
  const { seed, rounds, secondsPerRound, outageEvery, told = () => undefined } = plan
  const chance = seeded(seed)
  const world = await openChaosWorld()
  const { db, close } = await openChaosDatabase(world)
  const outcomes: RoundOutcome[] = []
  try {
    for (let at = 1; at <= rounds; at += 1) {
      const hasOutage = outageEvery > 0 && at % outageEvery === 0
      const outage = hasOutage ? { outageMs } : {}
      const seconds = secondsPerRound + (hasOutage ? outageMs / 1_000 : 0)
      const outcome = await runRound(world, db, { seconds, chance, ...outage })
      outcomes.push(outcome)
      told(describeRound(at, outcome))
    }
  } finally {
    await close()
    await world.close()
  }
  const processes = [world.database, world.api, ...world.syncs.map(({ process }) => process)]
  const fallen = processes
    .filter(({ failures }) => failures() > 0)
    .map(({ name }) => `${name} ended by itself`)
  const merged = merge(outcomes)
  return {
    ...merged,
    violations: [...merged.violations, ...fallen],
    seed,
    hasRedis: world.redis !== undefined,
  }
}
