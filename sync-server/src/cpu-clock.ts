/** A shorter while is counted as it stands: to ask for the processor's time would cost a tenth of what is timed. */
const shortMs = 2
/** So long a reading serves as the start of what comes after it. */
const freshMs = 2

let reading = { at: Number.NEGATIVE_INFINITY, cpuMs: 0 }

const threadCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Counts, in milliseconds and at most two too many, the processor time that this thread has used since. Where a machine
 * is busy a thread waits for its turn, which no update is to blame for.
 */
export const startCpuClock = (): (() => number) => {
  const at = performance.now()
  if (at - reading.at > freshMs) reading = { at, cpuMs: threadCpuMs() }
  const { cpuMs } = reading
  return () => {
    const ms = performance.now() - at
    return ms <= shortMs ? ms : Math.min(ms, threadCpuMs() - cpuMs)
  }
}

/** Below that a collection of garbage or cold code tells nothing. */
const noticeableMs = 25
const times = 4

/** Whether applying an update to the live document took so much longer than trying it did that the two cannot be equal. */
export const isOutOfProportion = (liveMs: number, trialMs: number): boolean =>
  liveMs > noticeableMs && liveMs > times * trialMs
