import { pause } from './pause.ts'

const settleMs = 60_000
const pauseMs = 5

/** Waits for a condition; gives up, naming it, when a test would otherwise hang. */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  what: string | (() => string) = holds.toString(),
): Promise<void> => {
  const end = Date.now() + settleMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`never: ${typeof what === 'string' ? what : what()}`)
    await pause(pauseMs)
  }
}
