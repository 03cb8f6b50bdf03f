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

/** Where one field of a document stands in its BSON bytes: its type's byte, its value, and what follows it. */
export interface FieldPlace {
  readonly start: number
  readonly value: number
  readonly end: number
}

/** The places of a document's top-level fields in its BSON bytes, none of which is decoded. */
export function* fieldPlaces(source: Buffer): Generator<FieldPlace> {
  for (let start = 4; start < source.length - 1; ) {
    let value = start + 1
    // Names are short: a call that searches costs more.
    while (source[value] !== 0) value += 1
    value += 1
    const end = value + valueSize(source, source[start] ?? 0, value)
    yield { start, value, end }
    start = end
  }
}

/** How many members the BSON bytes of a list have, none of which is decoded. */
export const listLength = (source: Buffer): number => {
  let count = 0
  for (let at = 4; at < source.length - 1; count += 1) {
    const type = source[at] ?? 0
    while (source[at] !== 0) at += 1
    at += 1 + valueSize(source, type, at + 1)
  }
  return count
}

/** The name of the field at a place. */
export const nameAt = (source: Buffer, { start, value }: FieldPlace): string =>
  source.toString('utf8', start + 1, value - 1)

const end = Buffer.alloc(1)

/** The BSON bytes of a document or list from those of its fields, in parts: its whole size, the fields, and its end. */
export const framed = (fields: readonly Buffer[]): Buffer[] => {
  const head = Buffer.allocUnsafe(4)
  head.writeInt32LE(fields.reduce((size, { length }) => size + length, head.length + end.length))
  return [head, ...fields, end]
}

/** A document's BSON bytes from those of its fields. */
export const joinFields = (fields: readonly Buffer[]): Buffer => Buffer.concat(framed(fields))

/** The same bytes with a Buffer's methods. */
export const bufferOf = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The BSON bytes of a document cut to the named top-level fields: decoding those is cheap however large the rest. */
export const pickFields = (bytes: Uint8Array, names: ReadonlySet<string>): Buffer => {
  const source = bufferOf(bytes)
  const picked: Buffer[] = []
  for (const place of fieldPlaces(source))
    if (names.has(nameAt(source, place))) picked.push(source.subarray(place.start, place.end))
  return joinFields(picked)
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
