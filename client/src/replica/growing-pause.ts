const shortestMs = 500
const longestMs = 30_000

/** Tries again after pauses that grow with every failure, each a little different, so that no crowd comes at once. */
export const createGrowingPause = () => {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  return {
    /** Runs it after a pause, instead of what still waits. */
    again: (run: () => void): void => {
      const pause = Math.min(longestMs, shortestMs * 2 ** failures)
      failures += 1
      end()
      timer = setTimeout(run, pause * (0.5 + Math.random() / 2))
    },
    succeed: (): void => {
      failures = 0
    },
    end,
  }
}
