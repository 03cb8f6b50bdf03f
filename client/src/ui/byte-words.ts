const kilobyte = 1024
const units = ['KB', 'MB', 'GB'] as const

/** A size as a person reads it: '48 MB'. */
export const byteWords = (bytes: number): string => {
  let size = Math.max(bytes / kilobyte, 1)
  let unit = 0
  while (size >= kilobyte && unit < units.length - 1) {
    size /= kilobyte
    unit += 1
  }
  const shown = size < 10 && unit > 0 ? Math.round(size * 10) / 10 : Math.round(size)
  return `${shown} ${units[unit]}`
}
