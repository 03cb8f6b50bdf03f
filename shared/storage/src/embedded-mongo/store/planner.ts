import type { ValueOrder } from '../match/value-order.ts'
import { type BsonDocument, isDocument, isOn } from '../values/bson.ts'
import { equalValues } from '../values/key-order.ts'
import type { Index } from './catalog.ts'
import { type Condition, conditionsOf } from './conditions.ts'
import { type KeyRange, keyRanges, type Reach, reachInto } from './key-ranges.ts'
import type { SortField } from './sort-documents.ts'

/** How to find the documents that may match: every document, one index, or several plans' documents together. */
export type Plan =
  | { kind: 'everything' }
  | {
      kind: 'index'
      index: Index
      ranges: KeyRange[]
      isSorted: boolean
      isDescending: boolean
      /** Whether each range holds one document at most. */
      isPoint: boolean
    }
  | { kind: 'union'; plans: Plan[] }

/** The filter and the wanted order a plan is made for. */
export interface PlanQuestion {
  filter: BsonDocument
  sort: readonly SortField[]
  order: ValueOrder
}

// Beyond this many ranges, sorting what they hold is cheaper than looking at the head of each for every document.
const mostMerged = 64

/** Chooses the index with the longest run of equal fields, then a range, then the wanted order. */
export const choosePlan = (indexes: readonly Index[], question: PlanQuestion): Plan => {
  const conditions = conditionsOf(question.filter, question.order)
  let best: { score: number; plan: Plan } = { score: 0, plan: { kind: 'everything' } }
  for (const index of indexes) {
    if (!coversAll(index, conditions)) continue
    const reach = reachInto(index, conditions)
    const sorted = sortedBy(index, { reach, question, conditions })
    const score = scoreOf(index, reach, sorted !== undefined)
    if (score <= best.score) continue
    const isDescending = sorted === 'backwards'
    const ranges = keyRanges(index, conditions, reach)
    const isSorted = sorted !== undefined
    const plan: Plan = {
      kind: 'index',
      index,
      ranges,
      isSorted,
      isDescending,
      isPoint: isPoint(index, reach),
    }
    best = { score, plan }
  }
  return best.score >= 10 ? best.plan : (unionPlan(indexes, question) ?? best.plan)
}

const scoreOf = (index: Index, reach: Reach, isSorted: boolean): number => {
  const single = isPoint(index, reach) ? 100 : 0
  return reach.equalFields * 10 + (reach.hasRange ? 4 : 0) + (isSorted ? 5 : 0) + single
}

const isPoint = (index: Index, reach: Reach): boolean =>
  index.isUnique && reach.equalFields === index.fields.length

/** An index may serve a filter only when it holds every document the filter can match. */
const coversAll = (index: Index, conditions: ReadonlyMap<string, Condition>): boolean => {
  if (index.partialFilter !== undefined) return implies(conditions, index.partialFilter)
  return !index.isSparse || index.fields.some(({ path }) => demandsPresence(conditions.get(path)))
}

const implies = (conditions: ReadonlyMap<string, Condition>, partialFilter: BsonDocument): boolean =>
  Object.entries(partialFilter).every(([path, wanted]) => {
    const condition = conditions.get(path)
    if (isDocument(wanted) && Object.keys(wanted).length === 1) {
      if ('$exists' in wanted) return isOn(wanted.$exists) && demandsPresence(condition)
      if (wanted.$type === 'string')
        return condition?.equals?.every((value) => typeof value === 'string') === true
    }
    return condition?.equals?.every((value) => equalValues(value, wanted)) === true
  })

const demandsPresence = (condition: Condition | undefined): boolean => {
  if (condition === undefined) return false
  const isValue = (value: unknown) => value !== null && value !== undefined
  return condition.equals?.every(isValue) === true || condition.bounds.some(({ value }) => isValue(value))
}

interface SortSurroundings {
  reach: Reach
  conditions: ReadonlyMap<string, Condition>
  question: PlanQuestion
}

const sortedBy = (
  index: Index,
  { reach, question, conditions }: SortSurroundings,
): 'forwards' | 'backwards' | undefined => {
  const { sort, order } = question
  if (sort.length === 0 || index.isMultikey || reach.combinations > mostMerged || order.collator)
    return undefined
  const isOne = (path: string): boolean => conditions.get(path)?.equals?.length === 1
  // Equality makes a field one value throughout only where the index knows that no document has a list there.
  const equal = index.fields.slice(0, reach.equalFields).map(({ path }) => path)
  const constant = new Set(equal.filter(isOne))
  const varying = sort.filter(({ path }) => !constant.has(path))
  const offered = index.fields.slice(reach.equalFields)
  if (varying.some(({ path }, at) => offered[at]?.path !== path)) return undefined
  const turns = new Set(varying.map(({ direction }, at) => direction === offered[at]?.direction))
  if (turns.size > 1) return undefined
  return turns.has(false) ? 'backwards' : 'forwards'
}

const unionPlan = (indexes: readonly Index[], question: PlanQuestion): Plan | undefined => {
  const branches = question.filter.$or
  if (!Array.isArray(branches) || !branches.every(isDocument)) return undefined
  const { $or: _, ...rest } = question.filter
  const plans = branches.map((branch) =>
    choosePlan(indexes, { ...question, sort: [], filter: { $and: [branch, rest] } }),
  )
  return plans.every(({ kind }) => kind !== 'everything') ? { kind: 'union', plans } : undefined
}
