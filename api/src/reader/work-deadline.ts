/** How often the clock is looked at. */
const lookMs = 50

/** A signal that aborts in its time, unless it is stopped before. */
interface Deadline {
  readonly signal: AbortSignal
  readonly stop: () => void
}

/**
 * Aborts once this process, with all its threads, has worked for so many milliseconds since. Where a machine is busy
 * with other things a thread waits for its turn, which no text is to blame for.
 */
export const abortAfterWork = (ms: number): Deadline => {
  const controller = new AbortController()
  const started = process.cpuUsage()
  const look = () => {
    const { user, system } = process.cpuUsage(started)
    if ((user + system) / 1000 >= ms) controller.abort()
  }
  const timer = setInterval(look, Math.min(lookMs, ms))
  return { signal: controller.signal, stop: () => clearInterval(timer) }
}
