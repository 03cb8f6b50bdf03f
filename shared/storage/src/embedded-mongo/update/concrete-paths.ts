import { MongoError } from '../mongo-error.ts'
import type { BsonDocument } from '../values/bson.ts'
import { isPosition, valueAtParts } from '../values/field-path.ts'

/** What the placeholders of an update path stand for. */
export interface Placeholders {
  /** The position of the array element that the query matched, for `$`. */
  matchedPosition: (arrayPath: string) => number | undefined
  /** The element tests of `arrayFilters`, by identifier. */
  elementTests: ReadonlyMap<string, (element: unknown) => boolean>
}

/** Replaces `$`, `$[]` and `$[identifier]` in a path by every position they stand for in this document. */
export const concretePaths = (
  document: BsonDocument,
  path: readonly string[],
  placeholders: Placeholders,
): string[][] => {
  let paths: string[][] = [[]]
  for (const part of path) {
    paths = paths.flatMap((prefix) =>
      positionsFor(part, prefix, { document, placeholders }).map((position) => [...prefix, position]),
    )
  }
  return paths
}

interface Surroundings {
  document: BsonDocument
  placeholders: Placeholders
}

const positionsFor = (part: string, prefix: string[], { document, placeholders }: Surroundings): string[] => {
  if (part === '$') {
    const position = placeholders.matchedPosition(prefix.filter((step) => !isPosition(step)).join('.'))
    if (position === undefined)
      throw new MongoError(
        'BadValue',
        'The positional operator did not find the match needed from the query.',
      )
    return [String(position)]
  }
  const identifier = /^\$\[(.*)\]$/.exec(part)?.[1]
  if (identifier === undefined) return [part]
  const list = valueAtParts(document, prefix)
  if (list === undefined)
    throw new MongoError(
      'BadValue',
      `The path '${prefix.join('.')}' must exist in the document in order to apply array updates.`,
    )
  if (!Array.isArray(list))
    throw new MongoError('BadValue', 'Cannot apply array updates to non-array element')
  const test = identifier === '' ? () => true : placeholders.elementTests.get(identifier)
  if (test === undefined)
    throw new MongoError(
      'BadValue',
      `No array filter found for identifier '${identifier}' in path '${prefix.join('.')}'`,
    )
  return list.flatMap((element, position) => (test(element) ? [String(position)] : []))
}
