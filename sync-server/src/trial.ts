import { rewritesVerbatim, wordForWord } from '@shingle/shared/draft/verbatim.ts'
import { syncLimits, type UpdateCaps } from '@shingle/shared/sync/sync-limits.ts'
import type { Refusal, RefusedField } from '@shingle/shared/sync/sync-messages.ts'
import { countFormatting, formattingMaximum } from '@shingle/storage/draft-guard/count-formatting.ts'
import { countStructs } from '@shingle/storage/draft-guard/count-structs.ts'
import { openStored } from '@shingle/storage/draft-guard/load-updates.ts'
import { metered, type Spent } from '@shingle/storage/draft-guard/meter.ts'
import { withinDeadline } from '@shingle/storage/draft-guard/within-deadline.ts'
import * as Y from 'yjs'
import { checkTouched } from './draft-rules.ts'
import { countPieces } from './draft-size.ts'
import type { UpdateSize } from './inspect-update.ts'
import { touchedPlaces } from './touched-places.ts'

/** What updates would do together: nothing new, something allowed, or something refused. */
export type Outcome =
  | { readonly outcome: 'nothing-new' }
  /** What they change, as one update. */
  | { readonly outcome: 'allowed'; readonly update: Uint8Array }
  | Refused

/** Why updates may not enter, and whether they would have cost more than any honest ones. */
export interface Refused {
  readonly outcome: 'refused'
  readonly why: Refusal
  readonly text?: string
  readonly at?: RefusedField['at']
  readonly isCostly?: boolean
}

export const refused = (why: Refusal): Refused => ({ outcome: 'refused', why })

/** A document to try updates on, and its size, or somewhat more. */
export interface TrialCopy {
  readonly doc: Y.Doc
  bytes: number
  structs: number
  formatting: number
}

/** A document that equals another, to try updates on. */
export const copyForTrials = (live: Y.Doc): TrialCopy => {
  const state = Y.encodeStateAsUpdate(live)
  const doc = openStored([state])
  const size = { bytes: state.byteLength, structs: countStructs(doc), formatting: countFormatting(doc) }
  return { doc, ...size }
}

/** Brings a copy up to what came into the document another way, its size included. */
export const followOn = (copy: TrialCopy, update: Uint8Array): void => {
  Y.applyUpdate(copy.doc, update)
  copy.bytes += update.byteLength
  copy.structs = countStructs(copy.doc)
  // Counted once somebody's update is tried on it: looking at every item costs more than applying most updates.
  copy.formatting = Number.POSITIVE_INFINITY
}

/** Counting and encoding a whole document takes milliseconds: it is done only where sums say that it may be needed. */
const isTooLarge = (copy: TrialCopy): boolean => {
  const { doc } = copy
  if (doc.store.clients.size > syncLimits.writers) return true
  if (copy.structs > syncLimits.structs) copy.structs = countStructs(doc)
  if (copy.formatting > formattingMaximum) copy.formatting = countFormatting(doc)
  if (copy.bytes > syncLimits.state) copy.bytes = Y.encodeStateAsUpdate(doc).byteLength
  return (
    copy.structs > syncLimits.structs || copy.formatting > formattingMaximum || copy.bytes > syncLimits.state
  )
}

/** Whether formatted text, new or changed, has become a mosaic. */
const isShredded = ({ changed }: Y.Transaction, fresh: readonly Y.XmlText[]): boolean => {
  const isMosaic = (type: unknown) => type instanceof Y.XmlText && countPieces(type) > syncLimits.pieces
  for (const type of changed.keys()) if (isMosaic(type)) return true
  return fresh.some(isMosaic)
}

/** Updates that were inspected, and what they may cost. */
export interface Inspected {
  readonly updates: readonly Uint8Array[]
  readonly caps: UpdateCaps
  readonly size: UpdateSize
}

/** What a trial has cost up to now, and how long it may take. */
export interface TrialTerms {
  readonly spent: Spent
  readonly deadlineMs: number
}

/**
 * Up to here, in structs and ranges, an update costs less than watching over its time would. Where a machine is behind,
 * many of one typist queue up and are tried together: they may be more.
 */
const light = { alone: 64, together: 1_000 } as const

/** Whether updates may take long enough for others to notice. */
export const isHeavy = ({ size: { largest, structs, ranges } }: Inspected): boolean =>
  largest > light.alone || structs + ranges > light.together

/** Up to so many bytes an update is kept as it came; what is longer may be less once it is applied. */
const keptBytes = 1_024

/** What an update changes, where that is all of it as it stands, so that nothing has to be written anew. */
const changesAsTheyCame = ({ updates, size: { isNew, structs } }: Inspected): Uint8Array | undefined => {
  const [update, another] = updates
  const isAll = another === undefined && isNew && structs > 0
  return isAll && update !== undefined && update.byteLength <= keptBytes ? update : undefined
}

/** What was applied together, and what it changed as one update: undefined for nothing. */
interface Applied {
  readonly transaction: Y.Transaction
  readonly update: Uint8Array | undefined
}

/** Applies updates in one transaction, as one event and at the cost of one. */
const applyTogether = (
  { doc }: TrialCopy,
  inspected: Inspected,
  { spent, deadlineMs }: TrialTerms,
): Applied => {
  const { updates, caps } = inspected
  const transactions: Y.Transaction[] = []
  const apply = () =>
    doc.transact((transaction) => {
      transactions.push(transaction)
      for (const update of updates) Y.applyUpdate(doc, update)
    })
  const inTime = () => withinDeadline(deadlineMs, apply)
  let update = changesAsTheyCame(inspected)
  const note = (changes: Uint8Array) => {
    update = changes
  }
  // Whoever listens has everything that changes written anew.
  if (update === undefined) doc.on('update', note)
  metered(doc, { fuel: caps, spent }, isHeavy(inspected) ? inTime : apply)
  doc.off('update', note)
  const [transaction] = transactions
  if (transaction === undefined) throw new Error('nothing was transacted')
  return { transaction, update }
}

/**
 * Tries inspected updates on a copy, which may only be thrown away unless they are allowed. Throws `RefusedUpdate`,
 * `DeadlineOver`, or what Yjs throws.
 */
export const tryOn = (copy: TrialCopy, inspected: Inspected, terms: TrialTerms): Outcome => {
  const { doc } = copy
  const { structs, ranges } = inspected.size
  const { transaction, update } = applyTogether(copy, inspected, terms)
  if (doc.store.pendingStructs !== null || doc.store.pendingDs !== null) return refused('gap')
  if (update === undefined) return { outcome: 'nothing-new' }
  copy.bytes += update.byteLength
  copy.structs += structs + 2 * ranges
  copy.formatting += structs
  if (isTooLarge(copy) || isShredded(transaction, terms.spent.texts)) return refused('limit')
  if (rewritesVerbatim(transaction)) return { outcome: 'refused', why: 'limit', text: wordForWord.text }
  const broken = checkTouched(doc, touchedPlaces(transaction))
  if (broken === undefined) return { outcome: 'allowed', update }
  if (broken.why === 'schema') return refused('schema')
  const { why, problem, ...rest } = broken
  return { outcome: 'refused', why, text: problem.text, ...rest }
}
