/** Offers the whole state again after the server could not take an update. */
export interface Resender {
  /** Plans another try; answers false when trying again will not help. */
  again(why: 'busy' | 'gap'): boolean
  /** Something was saved: what went wrong before is over. */
  succeed(): void
}

const firstPauseMs = 200
const longestPauseMs = 10_000
/** Sending the whole state closes any gap; if it does not, the document itself is broken. */
const gapTries = 3

export const createResender = (resend: () => void): Resender => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let gaps = 0
  return {
    again: (why) => {
      // Updates sent before the first refusal was heard are refused as well: one try answers for all of them.
      if (timer !== undefined) return true
      if (why === 'gap') gaps += 1
      if (gaps > gapTries) return false
      timer = setTimeout(
        () => {
          timer = undefined
          resend()
        },
        Math.min(longestPauseMs, firstPauseMs * 2 ** tries),
      )
      tries += 1
      return true
    },
    succeed: () => {
      tries = 0
      gaps = 0
    },
  }
}
