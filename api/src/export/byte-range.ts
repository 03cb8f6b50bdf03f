/** The first and the last byte of a part of a file, both counted. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

const single = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/

/**
 * The part of a file of `size` bytes that a `Range` header names; 'whole' where it names none that is understood, which a
 * server may answer with everything, and 'none' where the file has no such part.
 */
export const readRange = (header: string, size: number): ByteRange | 'whole' | 'none' => {
  const parts = single.exec(header)
  if (parts === null) return 'whole'
  const [, from, to, tail] = parts
  if (tail !== undefined) return tail === '0' || size === 0 ? 'none' : lastBytes(Number(tail), size)
  const first = Number(from)
  const last = Math.min(Number(to ?? size - 1), size - 1)
  if (to !== undefined && Number(to) < first) return 'whole'
  return first < size ? { first, last } : 'none'
}

const lastBytes = (count: number, size: number): ByteRange => ({
  first: Math.max(0, size - count),
  last: size - 1,
})
