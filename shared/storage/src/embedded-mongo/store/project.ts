import { runStages } from '../aggregate/compute.ts'
import { compileElementTest } from '../match/compile-filter.ts'
import { MongoError } from '../mongo-error.ts'
import { matchedPositionIn } from '../update/placeholders.ts'
import { type BsonDocument, isDocument, isNumeric, isOn, toNumber } from '../values/bson.ts'
import { restoreTypes } from '../values/plain.ts'

/** Cuts a found document to the fields a projection names. */
export type Projection = (document: BsonDocument) => BsonDocument

/** Compiles a `projection` or `fields` option; the filter decides the positional `field.$`. */
export const compileProjection = (
  projection: BsonDocument,
  filter: BsonDocument = {},
): Projection | undefined => {
  const fields = Object.entries(projection)
  if (fields.length === 0) return undefined
  if (fields.some(([, rule]) => isExpression(rule))) return computedProjection(projection)
  return (document) => {
    const positionOf = matchedPositionIn(document, filter)
    const shaped = fields.reduce((result, field) => shapeArray(result, field, positionOf), document)
    const isInclusion = includes(fields)
    const tree = pathTree(fields.filter(([key, rule]) => key !== '_id' && namesAField(rule, isInclusion)))
    const { _id, ...rest } = isInclusion ? include(shaped, tree) : exclude(shaped, tree)
    const keepsId = !('_id' in projection) || isOn(projection._id)
    return keepsId && '_id' in document ? { _id: document._id, ...rest } : rest
  }
}

/** The top-level fields a projection can show, or undefined when it may need any. */
export const projectedFields = (projection: BsonDocument): ReadonlySet<string> | undefined => {
  const fields = Object.entries(projection)
  const isPlain = fields.every(
    ([key, rule]) => !isDocument(rule) && typeof rule !== 'string' && !key.endsWith('.$'),
  )
  if (!isPlain || fields.length === 0 || !includes(fields)) return undefined
  return new Set(['_id', ...fields.map(([key]) => key.split('.')[0] ?? key)])
}

type Field = [key: string, rule: unknown]
type Tree = Map<string, Tree>

const isExpression = (rule: unknown): boolean => {
  if (typeof rule === 'string') return true
  return isDocument(rule) && !('$slice' in rule && !isAggregateSlice(rule.$slice)) && !('$elemMatch' in rule)
}

// As an expression $slice takes an array path first; as a projection it takes numbers only.
const isAggregateSlice = (argument: unknown): boolean => Array.isArray(argument) && !isNumeric(argument[0])

const computedProjection =
  (projection: BsonDocument): Projection =>
  (document) => {
    const [result] = runStages([document], [{ $project: projection }])
    const restored = restoreTypes(result, document)
    return isDocument(restored) ? restored : {}
  }

const includes = (fields: Field[]): boolean => {
  const modes = fields.flatMap(([key, rule]) => (key === '_id' || isDocument(rule) ? [] : [isOn(rule)]))
  if (modes.includes(true) && modes.includes(false))
    throw new MongoError('BadValue', 'Cannot do exclusion in inclusion projection')
  const hasElementMatch = fields.some(([, rule]) => isDocument(rule) && '$elemMatch' in rule)
  const onlyId = fields.length === 1 && fields[0]?.[0] === '_id' && isOn(fields[0][1])
  return modes.includes(true) || (hasElementMatch && !modes.includes(false)) || onlyId
}

const namesAField = (rule: unknown, isInclusion: boolean): boolean =>
  isDocument(rule) ? isInclusion : isOn(rule) === isInclusion

const shapeArray = (
  document: BsonDocument,
  [key, rule]: Field,
  positionOf: (path: string) => number | undefined,
): BsonDocument => {
  const path = key.endsWith('.$') ? key.slice(0, -2) : key
  const list = document[path]
  if (!Array.isArray(list)) return document
  if (path !== key) {
    const position = positionOf(path) ?? 0
    return { ...document, [path]: list.slice(position, position + 1) }
  }
  if (!isDocument(rule)) return document
  if ('$slice' in rule) return { ...document, [path]: slice(list, rule.$slice) }
  const first = list.find(compileElementTest(rule.$elemMatch))
  const { [path]: _, ...others } = document
  return first === undefined ? others : { ...document, [path]: [first] }
}

const slice = (list: unknown[], argument: unknown): unknown[] => {
  const [from = 0, count = 0] = (Array.isArray(argument) ? argument : [argument]).map(toNumber)
  if (!Array.isArray(argument)) return from < 0 ? list.slice(from) : list.slice(0, from)
  const start = from < 0 ? Math.max(0, list.length + from) : from
  return list.slice(start, start + count)
}

const pathTree = (fields: Field[]): Tree => {
  const root: Tree = new Map()
  for (const [key] of fields) {
    let node = root
    for (const part of key.replace(/\.\$$/, '').split('.')) {
      const next: Tree = node.get(part) ?? new Map()
      node.set(part, next)
      node = next
    }
  }
  return root
}

const include = (document: BsonDocument, tree: Tree): BsonDocument => {
  const kept: BsonDocument = {}
  for (const [key, value] of Object.entries(document)) {
    const below = tree.get(key)
    if (below === undefined) continue
    if (below.size === 0) kept[key] = value
    else if (isDocument(value)) kept[key] = include(value, below)
    else if (Array.isArray(value)) kept[key] = value.filter(isDocument).map((item) => include(item, below))
  }
  return kept
}

const exclude = (document: BsonDocument, tree: Tree): BsonDocument => {
  const kept: BsonDocument = {}
  for (const [key, value] of Object.entries(document)) {
    const below = tree.get(key)
    if (below === undefined) kept[key] = value
    else if (below.size > 0) kept[key] = excludeBelow(value, below)
  }
  return kept
}

const excludeBelow = (value: unknown, tree: Tree): unknown => {
  if (Array.isArray(value)) return value.map((item) => excludeBelow(item, tree))
  return isDocument(value) ? exclude(value, tree) : value
}
