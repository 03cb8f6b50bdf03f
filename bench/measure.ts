/** Times of one kind, in milliseconds. */
export interface Times {
  readonly p50: number
  readonly p95: number
  readonly count: number
  readonly perSecond: number
}

/** The value below which `share` of the sorted samples lie. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Sums up single times. */
export const timesOf = (samples: readonly number[]): Times => {
  const sorted = samples.toSorted((a, b) => a - b)
  const total = samples.reduce((sum, sample) => sum + sample, 0)
  return {
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    count: samples.length,
    perSecond: (samples.length / total) * 1000,
  }
}

/** Runs `work` one after the other, after a warm-up of a tenth as many, and times each run. */
export const timeEach = async (count: number, work: (at: number) => unknown): Promise<Times> => {
  for (let at = 0; at < Math.ceil(count / 10); at += 1) await work(-1 - at)
  const samples: number[] = []
  for (let at = 0; at < count; at += 1) {
    const started = performance.now()
    await work(at)
    samples.push(performance.now() - started)
  }
  return timesOf(samples)
}

/** The middle value. */
export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** A number as tables show it. */
export const shown = (value: number): string => {
  if (!Number.isFinite(value)) return '–'
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** The middle, the slow and the slowest of a load's times. */
export const spread = (samples: readonly number[]) => {
  const sorted = samples.toSorted((a, b) => a - b)
  return { ...timesOf(samples), p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN }
}
