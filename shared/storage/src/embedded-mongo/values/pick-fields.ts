// The bytes of a value of each BSON type whose size does not depend on the value.
const fixedSizes: Record<number, number> = {
  1: 8,
  6: 0,
  7: 12,
  8: 1,
  9: 8,
  10: 0,
  16: 4,
  17: 8,
  18: 8,
  19: 16,
  127: 0,
  255: 0,
}

/** The BSON bytes of a document cut to the named top-level fields: decoding those is cheap however large the rest. */
export const pickFields = (bytes: Uint8Array, names: ReadonlySet<string>): Buffer => {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const picked: Buffer[] = [Buffer.alloc(4)]
  for (let at = 4; at < source.length - 1; ) {
    const nameEnd = source.indexOf(0, at + 1)
    const end = nameEnd + 1 + valueSize(source, source[at] ?? 0, nameEnd + 1)
    if (names.has(source.toString('utf8', at + 1, nameEnd))) picked.push(source.subarray(at, end))
    at = end
  }
  const result = Buffer.concat([...picked, Buffer.from([0])])
  result.writeInt32LE(result.length, 0)
  return result
}

const valueSize = (source: Buffer, type: number, at: number): number => {
  const fixed = fixedSizes[type]
  if (fixed !== undefined) return fixed
  switch (type) {
    case 2:
    case 13:
    case 14:
      return 4 + source.readInt32LE(at)
    case 5:
      return 5 + source.readInt32LE(at)
    case 11:
      return source.indexOf(0, source.indexOf(0, at) + 1) + 1 - at
    case 12:
      return 16 + source.readInt32LE(at)
    default:
      // Documents, arrays and code with scope begin with their whole size.
      return source.readInt32LE(at)
  }
}
