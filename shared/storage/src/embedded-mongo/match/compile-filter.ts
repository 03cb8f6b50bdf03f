import { compileExpression } from '../aggregate/compute.ts'
import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, isDocument } from '../values/bson.ts'
import { valuesAtPath } from '../values/field-path.ts'
import { anyValue, compileFieldOperator, type FieldTest, isEqualTo, not } from './field-operators.ts'
import { isRegularExpression, regularExpression } from './regular-expression.ts'
import { binaryOrder, type ValueOrder } from './value-order.ts'

/** Decides whether a document matches a filter. */
export type DocumentTest = (document: BsonDocument) => boolean

/** Compiles a query filter; throws BadValue for operators MongoDB does not know or this server refuses. */
export const compileFilter = (filter: BsonDocument, order: ValueOrder = binaryOrder): DocumentTest => {
  const tests = Object.entries(filter).map(([key, condition]) =>
    key.startsWith('$') ? compileLogical(key, condition, order) : compileField(key, condition, order),
  )
  const [only] = tests
  if (tests.length === 1 && only !== undefined) return only
  return (document) => tests.every((test) => test(document))
}

/** True for `{ $op: … }`, a condition made of operators rather than a value to equal. */
export const isOperatorCondition = (condition: unknown): condition is BsonDocument => {
  if (!isDocument(condition)) return false
  const first = Object.keys(condition)[0]
  return first?.startsWith('$') === true && !['$ref', '$id', '$db'].includes(first)
}

const compileLogical = (name: string, argument: unknown, order: ValueOrder): DocumentTest => {
  switch (name) {
    case '$and': {
      const tests = compileBranches(name, argument, order)
      return (document) => tests.every((test) => test(document))
    }
    case '$or': {
      const tests = compileBranches(name, argument, order)
      return (document) => tests.some((test) => test(document))
    }
    case '$nor': {
      const tests = compileBranches(name, argument, order)
      return (document) => !tests.some((test) => test(document))
    }
    case '$expr':
      return compileExpression(argument)
    case '$comment':
      return () => true
    default:
      throw new MongoError('BadValue', `unknown top level operator: ${name}`)
  }
}

const compileBranches = (name: string, branches: unknown, order: ValueOrder): DocumentTest[] => {
  if (!Array.isArray(branches) || branches.length === 0 || !branches.every(isDocument))
    throw new MongoError('BadValue', `${name} must be a nonempty array`)
  return branches.map((branch) => compileFilter(branch, order))
}

const compileField = (path: string, condition: unknown, order: ValueOrder): DocumentTest => {
  const test = compileCondition(condition, order)
  return (document) => test(valuesAtPath(document, path))
}

const compileCondition = (condition: unknown, order: ValueOrder): FieldTest => {
  if (isRegularExpression(condition)) return matchesPattern(condition)
  if (!isOperatorCondition(condition)) return anyValue(isEqualTo(condition, order))
  const tests = Object.entries(condition).map(([name, argument]) =>
    compileOperator(name, argument, { condition, order }),
  )
  return (values) => tests.every((test) => test(values))
}

interface Surroundings {
  condition: BsonDocument
  order: ValueOrder
}

const compileOperator = (name: string, argument: unknown, { condition, order }: Surroundings): FieldTest => {
  switch (name) {
    case '$not':
      if (!isRegularExpression(argument) && !isOperatorCondition(argument))
        throw new MongoError('BadValue', '$not needs a regex or a document')
      return not(compileCondition(argument, order))
    case '$regex':
      return matchesPattern(argument, condition.$options)
    case '$options':
      if (!('$regex' in condition)) throw new MongoError('BadValue', '$options needs a $regex')
      return () => true
    case '$elemMatch':
      return hasElement(argument, order)
    case '$all':
      return hasAll(argument, order)
    default: {
      const test = compileFieldOperator(name, argument, order)
      if (test === undefined) throw new MongoError('BadValue', `unknown operator: ${name}`)
      return test
    }
  }
}

const matchesPattern = (source: unknown, options?: unknown): FieldTest => {
  const pattern = regularExpression(source, options)
  return anyValue((value) => typeof value === 'string' && pattern.test(value))
}

const hasElement = (argument: unknown, order: ValueOrder): FieldTest => {
  const test = compileElementTest(argument, order)
  return (values) => values.some((value) => Array.isArray(value) && value.some(test))
}

/** Compiles `$elemMatch`'s argument into a test of one array element. */
export const compileElementTest = (
  argument: unknown,
  order: ValueOrder = binaryOrder,
): ((element: unknown) => boolean) => {
  if (!isDocument(argument)) throw new MongoError('BadValue', '$elemMatch needs an Object')
  const first = Object.keys(argument)[0] ?? ''
  if (isOperatorCondition(argument) && !['$and', '$or', '$nor', '$expr'].includes(first)) {
    const test = compileCondition(argument, order)
    return (element) => test([element])
  }
  const test = compileFilter(argument, order)
  return (element) => isDocument(element) && test(element)
}

const hasAll = (argument: unknown, order: ValueOrder): FieldTest => {
  if (!Array.isArray(argument)) throw new MongoError('BadValue', '$all needs an array')
  const tests = argument.map((item) => {
    if (isDocument(item) && '$elemMatch' in item) return hasElement(item.$elemMatch, order)
    return isRegularExpression(item) ? matchesPattern(item) : anyValue(isEqualTo(item, order))
  })
  return (values) => tests.length > 0 && tests.every((test) => test(values))
}
