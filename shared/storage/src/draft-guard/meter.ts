import { syncLimits, type UpdateCaps } from '@shingle/shared/sync/sync-limits.ts'
import * as Y from 'yjs'
import { conflictSteps } from './conflict-steps.ts'
import { refuseCost, refuseUpdate } from './refused-update.ts'

/** What may be spent on updates while they are integrated. */
export type Fuel = Pick<UpdateCaps, 'steps' | 'moves'>

/** What integrating updates cost, and the formatted texts it made. */
export interface Spent {
  steps: number
  moves: number
  readonly texts: Y.XmlText[]
}

/** The updates that are being integrated: Yjs does it in one go, so that there is never a second. */
interface Metering {
  readonly doc: Y.Doc
  /** Undefined where what it costs is only counted: it was tried elsewhere, and nothing of it is refused. */
  readonly fuel: Fuel | undefined
  readonly spent: Spent
  /** The most structs that any writer may have when all is integrated; counted when first needed. */
  longest: number | undefined
}

let present: Metering | undefined

const depthOf = (parent: Y.Item['parent']): number => {
  let depth = 0
  for (let type = parent; type instanceof Y.AbstractType && depth <= syncLimits.depth; depth += 1)
    type = type._item?.parent ?? null
  return depth
}

/** A text holds letters and their formats alone, told here: to look through all of it for a type would cost every key typed. */
const checkTypeIn = (parent: Y.Item['parent']): void => {
  // Nested types are deleted, collected and read by recursion.
  if (parent instanceof Y.Text || depthOf(parent) > syncLimits.depth) refuseUpdate('schema')
}

/** Refuses what no draft holds and what Yjs could not bear: whether an item is in a list is known only here. */
const checkPlace = ({ parent, parentSub, content }: Y.Item): void => {
  // Neighbouring values of a list are merged one by one, each time copying all: quadratic time and memory.
  const isValue = content instanceof Y.ContentAny || content instanceof Y.ContentJSON
  if (isValue && parentSub === null && parent !== null) refuseUpdate('schema')
  // Only formatted text has formats: teammates' browsers tidy them at quadratic cost.
  if (content instanceof Y.ContentFormat && parent !== null && !(parent instanceof Y.XmlText))
    refuseUpdate('schema')
  if (content instanceof Y.ContentType) checkTypeIn(parent)
}

const meterItem = (metering: Metering, item: Y.Item, offset: number): void => {
  const { doc, fuel, spent } = metering
  if (fuel !== undefined) checkPlace(item)
  if (item.content instanceof Y.ContentType && item.content.type instanceof Y.XmlText)
    spent.texts.push(item.content.type)
  if (metering.longest !== undefined) metering.longest += 1
  const maximum = fuel === undefined ? Number.POSITIVE_INFINITY : fuel.steps - spent.steps
  spent.steps += conflictSteps(doc.store, item, { offset, maximum })
  if (fuel !== undefined && spent.steps > fuel.steps) refuseCost()
}

const longestOf = ({ store }: Y.Doc): number => {
  let longest = 0
  for (const structs of store.clients.values()) longest = Math.max(longest, structs.length)
  return longest
}

/** Every item that is cut in two shifts those behind it in its writer's list. */
const meterSplit = (metering: Metering): void => {
  const { spent, fuel } = metering
  metering.longest ??= longestOf(metering.doc)
  metering.longest += 1
  spent.moves += metering.longest
  if (fuel !== undefined && spent.moves > fuel.moves) refuseCost()
}

const { integrate } = Y.Item.prototype

Y.Item.prototype.integrate = {
  integrate(this: Y.Item, transaction: Y.Transaction, offset: number): void {
    // A copy that follows the document takes in the same once more, in its midst.
    if (present?.doc === transaction.doc) meterItem(present, this, offset)
    integrate.call(this, transaction, offset)
  },
}.integrate

const meterSplitsOf = <Content>(prototype: { splice(offset: number): Content }): void => {
  const { splice } = prototype
  prototype.splice = {
    splice(offset: number): Content {
      if (present !== undefined) meterSplit(present)
      return splice.call(this, offset)
    },
  }.splice
}

for (const { prototype } of [Y.ContentString, Y.ContentDeleted, Y.ContentAny])
  meterSplitsOf<unknown>(prototype)

/**
 * Runs what applies untrusted updates to a document, all of it synchronous, and adds up what it costs; throws
 * `RefusedUpdate` as soon as it would cost more than the fuel allows. The document may then only be thrown away.
 */
export const metered = (
  doc: Y.Doc,
  { fuel, spent }: { fuel: Fuel | undefined; spent: Spent },
  apply: () => void,
): void => {
  present = { doc, fuel, spent, longest: undefined }
  try {
    apply()
  } finally {
    present = undefined
  }
}

/** Runs what applies updates to a document that were tried elsewhere, and answers what it cost. */
export const measured = (doc: Y.Doc, apply: () => void): Spent => {
  const spent: Spent = { steps: 0, moves: 0, texts: [] }
  metered(doc, { fuel: undefined, spent }, apply)
  return spent
}
