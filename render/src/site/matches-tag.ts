/** Whether an If-None-Match names a strong tag: alone, in a list, weakened by a proxy, or as `*`. */
export const matchesTag = (header: string | undefined, tag: string): boolean => {
  if (header === undefined) return false
  if (header === tag || header === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
