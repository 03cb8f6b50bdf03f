import { compileFilter } from '../match/compile-filter.ts'
import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, isDocument } from '../values/bson.ts'
import { valueAtParts } from '../values/field-path.ts'

/** Compiles `arrayFilters` into one test per identifier; throws FailedToParse for a malformed filter. */
export const compileArrayFilters = (
  filters: readonly BsonDocument[],
): Map<string, (element: unknown) => boolean> => {
  const tests = new Map<string, (element: unknown) => boolean>()
  for (const filter of filters) {
    const identifier = identifierOf(filter)
    if (identifier === undefined || !/^[a-z]\w*$/.test(identifier))
      throw new MongoError(
        'BadValue',
        'The top-level field name must be an alphanumeric string beginning with a lowercase letter',
      )
    if (tests.has(identifier))
      throw new MongoError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${identifier}`,
      )
    const test = compileFilter(filter)
    tests.set(identifier, (element) => test({ [identifier]: element }))
  }
  return tests
}

const identifierOf = (filter: BsonDocument): string | undefined => {
  const [key, value] = Object.entries(filter)[0] ?? []
  if (key === undefined) return undefined
  if (!key.startsWith('$')) return key.split('.')[0]
  const branch = Array.isArray(value) ? value[0] : undefined
  return isDocument(branch) ? identifierOf(branch) : undefined
}

/** Finds which element of an array made the query match, for the positional operator `$`. */
export const matchedPositionIn =
  (document: BsonDocument, filter: BsonDocument) =>
  (arrayPath: string): number | undefined => {
    const parts = arrayPath.split('.')
    const list = valueAtParts(document, parts)
    if (!Array.isArray(list)) return undefined
    const conditions = conditionsOn(arrayPath, filter)
    if (conditions.length === 0) return undefined
    const tests = conditions.map((condition) => compileFilter(condition))
    const alone = list.map((element) => withValueAt(document, parts, [element]))
    const all = alone.findIndex((candidate) => tests.every((test) => test(candidate)))
    const any = all >= 0 ? all : alone.findIndex((candidate) => tests.some((test) => test(candidate)))
    return any >= 0 ? any : undefined
  }

const conditionsOn = (arrayPath: string, filter: BsonDocument): BsonDocument[] =>
  Object.entries(filter).flatMap(([key, condition]) => {
    if (Array.isArray(condition) && (key === '$and' || key === '$or'))
      return condition.filter(isDocument).flatMap((branch) => conditionsOn(arrayPath, branch))
    return key === arrayPath || key.startsWith(`${arrayPath}.`) ? [{ [key]: condition }] : []
  })

const withValueAt = (document: BsonDocument, parts: readonly string[], value: unknown): BsonDocument => {
  const [part, ...rest] = parts
  if (part === undefined) return document
  if (rest.length === 0) return { ...document, [part]: value }
  const inner = document[part]
  return isDocument(inner) ? { ...document, [part]: withValueAt(inner, rest, value) } : document
}
