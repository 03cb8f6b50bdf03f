import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, isDocument, isOn } from '../values/bson.ts'
import { arrayOperators, needsExistingArray } from './array-operators.ts'
import { concretePaths, type Placeholders } from './concrete-paths.ts'
import { fieldOperators, type SlotChange } from './field-operators.ts'
import { findSlot, makeSlot } from './slot.ts'

/** Changes a decoded document in place. */
export type DocumentChange = (document: BsonDocument, placeholders: Placeholders) => void

/** The changes an operator update makes, and those it makes only to a document it inserts. */
export interface CompiledUpdate {
  change: DocumentChange
  changeOnInsert: DocumentChange
}

/** Compiles `{ $set: …, $inc: … }`; throws FailedToParse for unknown operators, ConflictingUpdateOperators for clashes. */
export const compileOperatorUpdate = (update: BsonDocument): CompiledUpdate => {
  const seen: string[] = []
  const always: DocumentChange[] = []
  const onInsert: DocumentChange[] = []
  for (const [operator, fields] of Object.entries(update)) {
    if (!isDocument(fields))
      throw new MongoError(
        'FailedToParse',
        `Modifiers operate on fields but we found another type for ${operator}`,
      )
    for (const [path, argument] of Object.entries(fields)) {
      claimPath(path, seen)
      if (operator === '$rename') claimPath(renameTarget(argument), seen)
      const isOnlyOnInsert = operator === '$setOnInsert'
      const change = compileField(isOnlyOnInsert ? '$set' : operator, path, argument)
      const list = isOnlyOnInsert ? onInsert : always
      list.push(change)
    }
  }
  return { change: inOrder(always), changeOnInsert: inOrder(onInsert) }
}

const inOrder =
  (changes: DocumentChange[]): DocumentChange =>
  (document, placeholders) => {
    for (const change of changes) change(document, placeholders)
  }

const claimPath = (path: string, seen: string[]): void => {
  const parts = path.split('.')
  if (parts.includes('__proto__'))
    throw new MongoError('BadValue', `'${path}' is not a path this server stores`)
  if (parts.includes(''))
    throw new MongoError('InvalidOptions', `The update path '${path}' contains an empty field name`)
  if (parts[0]?.startsWith('$') === true)
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${path}' is not valid for storage.`,
    )
  const rival = seen.find(
    (other) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`),
  )
  if (rival !== undefined)
    throw new MongoError(
      'ConflictingUpdateOperators',
      `Updating the path '${path}' would create a conflict at '${rival}'`,
    )
  seen.push(path)
}

const compileField = (operator: string, path: string, argument: unknown): DocumentChange => {
  if (operator === '$rename') return renameField(path, renameTarget(argument))
  if (operator === '$currentDate' && !isDocument(argument) && !isOn(argument)) return () => {}
  const change = compileSlotChange(operator, path, argument)
  const parts = path.split('.')
  const staysMissing = operator === '$unset' || needsExistingArray(operator)
  return (document, placeholders) => {
    for (const concrete of concretePaths(document, parts, placeholders)) {
      const slot = staysMissing ? findSlot(document, concrete) : makeSlot(document, concrete)
      if (slot !== undefined) change(slot)
    }
  }
}

const compileSlotChange = (operator: string, path: string, argument: unknown): SlotChange => {
  const compile = Object.hasOwn(fieldOperators, operator)
    ? fieldOperators[operator]
    : arrayOperators[operator]
  if (compile === undefined) throw new MongoError('FailedToParse', `Unknown modifier: ${operator}`)
  return compile(argument, path)
}

const renameTarget = (argument: unknown): string => {
  if (typeof argument === 'string') return argument
  throw new MongoError('BadValue', "The 'to' field for $rename must be a string")
}

const renameField =
  (from: string, to: string): DocumentChange =>
  (document) => {
    const source = findSlot(document, from.split('.'))
    const value = source?.read()
    if (source === undefined || value === undefined) return
    source.remove()
    makeSlot(document, to.split('.')).write(value)
  }
