import { surelyComes } from './surely-comes.ts'

/** Nobody waits longer than this for a quiet moment. */
const quietWithinMs = 300

let tell = (): void => undefined
const drawn = new Promise<void>((resolve) => {
  tell = resolve
})

/** Tells that the first screen stands: what comes after it is fetched in the first quiet moment after it is painted. */
export const tellDrawn = (): void => {
  requestAnimationFrame(() => {
    // Not every browser tells of quiet moments.
    if ('requestIdleCallback' in window) window.requestIdleCallback(tell, { timeout: quietWithinMs })
    else setTimeout(tell, quietWithinMs)
  })
}

const answered = async (): Promise<void> => {
  if (surelyComes()) return
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

/**
 * Fetches what nobody sees or needs at first, once the first screen stands: until then that has the line and the
 * processor to itself. Without a connection it waits for one, unless the device keeps the scripts.
 */
export const onceDrawn = <T>(fetchIt: () => Promise<T>): Promise<T> => drawn.then(answered).then(fetchIt)
