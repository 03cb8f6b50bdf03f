import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, child, isDocument } from '../values/bson.ts'
import { isPosition } from '../values/field-path.ts'

/** One place in a document that an update operator reads and writes. */
export interface Slot {
  read: () => unknown
  write: (value: unknown) => void
  remove: () => void
}

// Positions far behind an array's end would fill it with nulls, so MongoDB limits the gap.
const maxPadding = 1_500_000

/** The place a concrete path leads to, or undefined when the way to it does not exist. */
export const findSlot = (document: BsonDocument, parts: readonly string[]): Slot | undefined => {
  let container: unknown = document
  for (const part of parts.slice(0, -1)) container = step(container, part)
  const last = parts.at(-1) ?? ''
  if (isDocument(container)) return fieldSlot(container, last)
  if (Array.isArray(container) && isPosition(last)) return elementSlot(container, Number(last))
  return undefined
}

/** The place a concrete path leads to, making documents on the way; throws PathNotViable at a value in the way. */
export const makeSlot = (document: BsonDocument, parts: readonly string[]): Slot => {
  let container: unknown = document
  for (const part of parts.slice(0, -1)) {
    const slot = slotIn(container, part)
    if (slot.read() === undefined) slot.write({})
    container = slot.read()
  }
  return slotIn(container, parts.at(-1) ?? '')
}

const step = (container: unknown, part: string): unknown => {
  if (isDocument(container)) return child(container, part)
  if (Array.isArray(container) && isPosition(part)) return container[Number(part)]
  return undefined
}

const slotIn = (container: unknown, part: string): Slot => {
  if (isDocument(container)) return fieldSlot(container, part)
  if (Array.isArray(container) && isPosition(part)) return elementSlot(container, Number(part))
  const kind = Array.isArray(container) ? 'an array' : 'a value that is not a document'
  throw new MongoError('PathNotViable', `Cannot create field '${part}' in ${kind}`)
}

const fieldSlot = (container: BsonDocument, name: string): Slot => ({
  read: () => child(container, name),
  write: (value) => {
    container[name] = value
  },
  remove: () => {
    delete container[name]
  },
})

const elementSlot = (container: unknown[], position: number): Slot => ({
  read: () => container[position],
  write: (value) => {
    if (position - container.length > maxPadding)
      throw new MongoError('BadValue', "can't backfill array this far")
    while (container.length < position) container.push(null)
    container[position] = value
  },
  // An array keeps its length: MongoDB leaves null where an element is unset.
  remove: () => {
    if (position < container.length) container[position] = null
  },
})
