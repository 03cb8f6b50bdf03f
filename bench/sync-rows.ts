import { type Goal, judged } from './goals.ts'
import { shown, spread } from './measure.ts'

/** What was measured, what came out and what is aimed at. */
export type Row = readonly string[]

/** Times in milliseconds: the middle one, a slow one and the slowest, judged by the slow one. */
export const latency = (samples: readonly number[], atMost = Number.POSITIVE_INFINITY): string => {
  const { p50, p95, p99 } = spread(samples)
  return judged(`${shown(p50)} / ${shown(p95)} / ${shown(p99)} ms`, p95, { atMost })
}

/** A row of one figure with its goal. */
export const figureRow = (what: string, [value, unit]: readonly [number, string], goal: Goal): Row => {
  const sign = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`
  return [what, judged(`${shown(value)} ${unit}`, value, goal), `${sign} ${unit}`]
}
