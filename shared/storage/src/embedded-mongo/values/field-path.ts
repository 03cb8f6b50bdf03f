import { type BsonDocument, child, isDocument } from './bson.ts'

/** True for a path part that can be a position in an array. */
export const isPosition = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part)

/**
 * The values a dotted path leads to, looking into every array on the way; undefined stands for a missing field.
 * An array at the end of the path is one value.
 */
export const valuesAtPath = (document: unknown, path: string): unknown[] => {
  if (!path.includes('.') && isDocument(document)) return [child(document, path)]
  const found: unknown[] = []
  collect(document, path.split('.'), found)
  return found
}

/** The value at a dotted path without looking into arrays, for paths that update operators have resolved. */
export const valueAtParts = (document: BsonDocument, parts: readonly string[]): unknown => {
  let value: unknown = document
  for (const part of parts) {
    if (Array.isArray(value) && isPosition(part)) value = value[Number(part)]
    else if (isDocument(value)) value = child(value, part)
    else return undefined
  }
  return value
}

const collect = (value: unknown, parts: readonly string[], found: unknown[]): void => {
  const [part, ...rest] = parts
  if (part === undefined) {
    found.push(value)
  } else if (isDocument(value)) {
    collect(child(value, part), rest, found)
  } else if (Array.isArray(value)) {
    if (isPosition(part) && Number(part) < value.length) collect(value[Number(part)], rest, found)
    for (const element of value) if (isDocument(element)) collect(element, parts, found)
  } else {
    found.push(undefined)
  }
}
