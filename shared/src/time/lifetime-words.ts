const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const counted = (count: number, unit: string): string => (count === 1 ? `one ${unit}` : `${count} ${unit}s`)

/** How long something is good for, in milliseconds, as a person reads it: '7 days', '24 hours', 'one hour', '10 minutes'. */
export const lifetimeWords = (ms: number): string => {
  // A single day is told in hours: 'tomorrow' is when it ends, not how long it takes.
  if (ms > dayMs && ms % dayMs === 0) return counted(ms / dayMs, 'day')
  return ms % hourMs === 0 ? counted(ms / hourMs, 'hour') : counted(ms / minuteMs, 'minute')
}

/** After how long to come back, in milliseconds, as a person reads it, and never too early: '35 minutes', '3 hours'. */
export const waitWords = (ms: number): string => {
  const unit = ms <= 2 * hourMs ? minuteMs : hourMs
  return lifetimeWords(Math.ceil(ms / unit) * unit)
}
