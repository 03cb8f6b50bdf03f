/** One number with its name and labels. */
export type Sample = readonly [name: string, value: number]

/** The lines of one metric in the Prometheus text format. */
export const family = (
  kind: 'counter' | 'gauge' | 'histogram',
  name: string,
  samples: readonly Sample[],
): readonly string[] => [`# TYPE ${name} ${kind}`, ...samples.map(([sample, value]) => `${sample} ${value}`)]

/** Counts by one label. */
export const samplesBy = (
  name: string,
  label: string,
  counts: ReadonlyMap<string, number>,
): readonly Sample[] => [...counts].map(([value, count]): Sample => [`${name}{${label}="${value}"}`, count])

/** Counts values by the upper bounds of their buckets. */
export const createHistogram = (name: string, bounds: readonly number[]) => {
  const counts = bounds.map(() => 0)
  let [count, sum] = [0, 0]
  /** How many were at most so much: each is counted at its own bound alone. */
  const upTo = (at: number): number => counts.slice(0, at + 1).reduce((all, one) => all + one, 0)
  return {
    observe: (value: number): void => {
      count += 1
      sum += value
      const at = bounds.findIndex((bound) => value <= bound)
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
    },
    samples: (): Sample[] => [
      ...bounds.map((bound, at): Sample => [`${name}_bucket{le="${bound}"}`, upTo(at)]),
      [`${name}_bucket{le="+Inf"}`, count],
      [`${name}_sum`, sum],
      [`${name}_count`, count],
    ],
  }
}
