import { setTimeout as wait } from 'node:timers/promises'

const settleMs = 60_000

/** Waits for a condition; gives up, naming it, when the round would otherwise hang. */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  what: string | (() => string),
): Promise<void> => {
  const end = Date.now() + settleMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`never: ${typeof what === 'string' ? what : what()}`)
    await wait(20)
  }
}
