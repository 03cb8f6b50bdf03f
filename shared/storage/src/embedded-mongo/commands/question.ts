import { MongoError } from '../mongo-error.ts'
import type { FindQuestion } from '../store/find-rows.ts'
import { documentOption, integerOption } from '../values/bson.ts'
import { type CommandCall, filterOf, orderOf } from './command.ts'

/** Reads what find, count and distinct ask for. */
export const questionOf = ({ body }: CommandCall, filterField: 'filter' | 'query'): FindQuestion => {
  const limit = Math.abs(integerOption(body.limit) ?? 0)
  const skip = integerOption(body.skip) ?? 0
  if (skip < 0) throw new MongoError('BadValue', "'skip' must not be negative")
  return {
    filter: filterOf(body[filterField], body.let),
    sort: documentOption(body.sort),
    skip,
    limit,
    order: orderOf(body),
  }
}
