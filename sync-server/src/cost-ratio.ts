/** Below that a collection of garbage or cold code tells nothing. */
const noticeableMs = 25
const times = 4

/**
 * Counts, in milliseconds, the processor time that this thread has used since. Where a machine is busy a thread waits
 * for its turn, which no update is to blame for.
 */
export const startCpuClock = (): (() => number) => {
  const started = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(started)
    return (user + system) / 1000
  }
}

/** Whether applying an update to the live document took so much longer than trying it did that the two cannot be equal. */
export const isOutOfProportion = (liveMs: number, trialMs: number): boolean =>
  liveMs > noticeableMs && liveMs > times * trialMs
