const units = [
  [24 * 60 * 60 * 1000, 'day'],
  [60 * 60 * 1000, 'hour'],
  [60 * 1000, 'minute'],
] as const

/** How long something is good for, in milliseconds, as a person reads it: '7 days', '24 hours', 'one hour', '10 minutes'. */
export const lifetimeWords = (ms: number): string => {
  // A single day is told in hours: 'tomorrow' is when it ends, not how long it takes.
  const [unitMs, unit] =
    units.find(([each]) => ms >= each && ms % each === 0 && !(each === ms && each > 60 * 60 * 1000)) ??
    units[2]
  const count = ms / unitMs
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`
}
