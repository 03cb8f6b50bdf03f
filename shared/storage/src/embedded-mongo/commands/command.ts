import { isOperatorCondition } from '../match/compile-filter.ts'
import { orderFromCollation, type ValueOrder } from '../match/value-order.ts'
import { MongoError } from '../mongo-error.ts'
import type { Store } from '../store/store.ts'
import { type BsonDocument, documentOption } from '../values/bson.ts'
import type { Cursors } from './cursors.ts'

/** What every command works with. */
export interface ServerContext {
  store: Store
  cursors: Cursors
  /** `host:port` as the server introduces itself to drivers. */
  address: string
}

/** One command as it arrived. */
export interface CommandCall {
  name: string
  database: string
  body: BsonDocument
}

/** Answers a command: a reply document, or ready BSON bytes. */
export type Command = (call: CommandCall, context: ServerContext) => BsonDocument | Uint8Array

/** The `database.collection` a command names in its first field or in the field given. */
export const namespaceOf = ({ name, database, body }: CommandCall, field: string = name): string => {
  const collection = body[field]
  if (typeof collection !== 'string' || collection === '')
    throw new MongoError('InvalidNamespace', `collection name has invalid type or is empty in '${name}'`)
  return `${database}.${collection}`
}

/** The order a command's `collation` asks for. */
export const orderOf = (options: BsonDocument): ValueOrder => orderFromCollation(options.collation)

/** A filter option; throws TypeMismatch for anything but a document. */
export const filterOf = (value: unknown, variables?: unknown): BsonDocument => {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw new MongoError('TypeMismatch', 'a filter must be an object')
  return documentOption(bindVariables(value, variables))
}

/** Puts the values of a command's `let` in place of `$$name` in its expressions. */
export const bindVariables = (expression: unknown, variables: unknown): unknown => {
  const values = documentOption(variables)
  if (Object.keys(values).length === 0) return expression
  const bind = (part: unknown): unknown => {
    if (typeof part === 'string' && part.startsWith('$$')) {
      const name = part.slice(2)
      return Object.hasOwn(values, name) ? constant(values[name]) : part
    }
    if (Array.isArray(part)) return part.map(bind)
    if (
      Object.prototype.toString.call(part) !== '[object Object]' ||
      Object.hasOwn(Object(part), '_bsontype')
    )
      return part
    const source = documentOption(part)
    if (Object.keys(source).length === 0) return part
    return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, bind(value)]))
  }
  return bind(expression)
}

// A variable may be given as a value or as an expression, which is then computed where it stands.
const constant = (value: unknown): unknown => (isOperatorCondition(value) ? value : { $literal: value })
