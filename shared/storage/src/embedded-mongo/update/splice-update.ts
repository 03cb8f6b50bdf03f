import { type BsonDocument, decode, encode, isDocument } from '../values/bson.ts'
import {
  bufferOf,
  fieldPlaces,
  framed,
  joinFields,
  listLength,
  nameAt,
  pickFields,
} from '../values/pick-fields.ts'
import { compileOperatorUpdate } from './compile-update.ts'

/**
 * The bytes of a document after an update, made from those before it; undefined where the document has to be read as
 * a whole.
 */
export type Splice = (bytes: Uint8Array) => Buffer | undefined

const arrayType = 4

/**
 * Compiles an update that appends to lists and sets or increases other fields, all of them at the top: what it does not
 * touch, however long the lists, is neither decoded nor encoded. Undefined for any other update.
 */
export const compileSplice = (update: BsonDocument): Splice | undefined => {
  // What is set on insert alone changes no document that is there.
  const { $push, $setOnInsert: _, ...others } = update
  if (
    !isDocument($push) ||
    !Object.keys(others).every((operator) => operator === '$inc' || operator === '$set')
  )
    return undefined
  const names = Object.values(others).flatMap((fields) => (isDocument(fields) ? Object.keys(fields) : []))
  const isPlain = [...names, ...Object.keys($push)].every((name) => name !== '_id' && !name.includes('.'))
  if (!isPlain) return undefined
  const pushed = new Map<string, readonly unknown[]>()
  for (const [name, given] of Object.entries($push)) {
    const members = membersOf(given)
    if (members === undefined) return undefined
    pushed.set(name, members)
  }
  const { change } = compileOperatorUpdate(others)
  const touched = new Set(names)
  return (bytes) => {
    const fields = decode(pickFields(bytes, touched))
    change(fields, { elementTests: new Map(), matchedPosition: () => undefined })
    return splice(bufferOf(bytes), fieldsByName(bufferOf(encode(fields))), pushed)
  }
}

/** What a `$push` appends; undefined where it also cuts or sorts the list. */
const membersOf = (given: unknown): readonly unknown[] | undefined => {
  if (!isDocument(given) || !('$each' in given)) return [given]
  const { $each, ...others } = given
  return Array.isArray($each) && Object.keys(others).length === 0 ? $each : undefined
}

const fieldsByName = (source: Buffer): Map<string, Buffer> =>
  new Map(
    [...fieldPlaces(source)].map((place) => [nameAt(source, place), source.subarray(place.start, place.end)]),
  )

const splice = (
  source: Buffer,
  changed: Map<string, Buffer>,
  pushed: ReadonlyMap<string, readonly unknown[]>,
): Buffer | undefined => {
  const parts: Buffer[] = []
  let lists = 0
  for (const place of fieldPlaces(source)) {
    const name = nameAt(source, place)
    if (pushed.has(name)) {
      if (source[place.start] !== arrayType) return undefined
      lists += 1
      const list = appended(source.subarray(place.value, place.end), pushed.get(name) ?? [])
      parts.push(source.subarray(place.start, place.value), ...list)
    } else parts.push(changed.get(name) ?? source.subarray(place.start, place.end))
    changed.delete(name)
  }
  // A list that is not there yet is made, and one that is no list refused, where the whole document is at hand.
  return lists < pushed.size ? undefined : joinFields([...parts, ...changed.values()])
}

/** The bytes of a list with more members at its end, in parts: a long list is copied once, into its document. */
const appended = (list: Buffer, members: readonly unknown[]): Buffer[] => {
  const from = listLength(list)
  const fresh = encode(Object.fromEntries(members.map((member, at) => [from + at, member])))
  return framed([list.subarray(4, -1), bufferOf(fresh).subarray(4, -1)])
}
