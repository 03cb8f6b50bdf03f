/** One command carries at most so much: MongoDB takes 48 MB, and nobody should wait for somebody's megabytes. */
const most = { entries: 500, bytes: 4 * 1024 * 1024 } as const

/** Takes from the front of `waiting` what one command carries, one at least. */
export const takeCut = <T>(waiting: T[], bytesOf: (one: T) => number): T[] => {
  let bytes = 0
  const end = waiting.findIndex((one, at) => {
    bytes += bytesOf(one)
    return at > 0 && (at === most.entries || bytes > most.bytes)
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}
