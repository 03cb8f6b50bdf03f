import { draftRoot } from '@shingle/shared/draft/shape.ts'
import type { UpdateCaps } from '@shingle/shared/sync/sync-limits.ts'
import { refuseCost, refuseUpdate } from '@shingle/storage/draft-guard/refused-update.ts'
import * as decoding from 'lib0/decoding'
import * as Y from 'yjs'
import { holdsType, isPlainKey, readContent } from './inspect-content.ts'

/** How the bits of a struct's first byte are used. */
const bits = { content: 31, key: 32, right: 64, origin: 128 } as const
const refs = { collected: 0, skipped: 10 } as const
const clockMaximum = 2 ** 31

/** What is known of the updates of one trial while they are read, one after the other. */
interface Reading {
  readonly store: Y.Doc['store']
  readonly caps: UpdateCaps
  readonly writers: Set<number>
  /** Where each writer is once everything read is applied. */
  readonly ends: Map<number, number>
  /** The furthest place of each writer that an update rests on before it is known to be there. */
  readonly awaited: Map<number, number>
  structs: number
  types: number
  ranges: number
  /** Structs and ranges of the largest update. */
  largest: number
  /** Whether an update rests on work that is not there; said only once it proves readable. */
  hasGap: boolean
  /** Whether no item is there already. */
  isNew: boolean
}

/** A place in a writer's history. */
type Place = Pick<Y.ID, 'client' | 'clock'>

const clockOf = ({ ends, store }: Reading, client: number): number =>
  ends.get(client) ?? Y.getState(store, client)

/** Notes what a struct rests on. */
const rest = (reading: Reading, { client, clock }: Place, own: Place): void => {
  if (client === own.client) {
    if (clock >= own.clock) refuseUpdate('garbage')
  } else if (clock >= clockOf(reading, client))
    reading.awaited.set(client, Math.max(clock, reading.awaited.get(client) ?? 0))
}

/** Reads where an item belongs, as far as the first byte says that it tells. */
const readPlace = (reading: Reading, decoder: Y.UpdateDecoderV1, own: Place & { info: number }): void => {
  const { info } = own
  if (info & bits.origin) rest(reading, decoder.readLeftID(), own)
  if (info & bits.right) rest(reading, decoder.readRightID(), own)
  if (info & (bits.origin | bits.right)) return
  if (!decoder.readParentInfo()) rest(reading, decoder.readLeftID(), own)
  else if (decoder.readString() !== draftRoot) refuseUpdate('schema')
  if (info & bits.key && !isPlainKey(decoder.readString())) refuseUpdate('schema')
}

/** Reads one struct and answers its length. */
const readStruct = (reading: Reading, decoder: Y.UpdateDecoderV1, { client, clock }: Place): number => {
  reading.structs += 1
  if (reading.structs > reading.caps.structs) refuseCost()
  const info = decoder.readInfo()
  const ref = info & bits.content
  if (holdsType(ref)) reading.types += 1
  if (reading.types > reading.caps.types) refuseCost()
  if (ref === refs.skipped) reading.hasGap = true
  const isItem = ref !== refs.collected && ref !== refs.skipped
  if (isItem) readPlace(reading, decoder, { client, clock, info })
  const length = isItem ? readContent(decoder, ref) : decoder.readLen()
  return length >= 1 ? length : refuseUpdate('garbage')
}

/** Reads what one writer adds. */
const readGroup = (reading: Reading, decoder: Y.UpdateDecoderV1, groups: Set<number>): void => {
  const count = decoding.readVarUint(decoder.restDecoder)
  const client = decoder.readClient()
  let clock = decoding.readVarUint(decoder.restDecoder)
  reading.writers.add(client)
  if (reading.writers.size > reading.caps.writers) refuseCost()
  if (count === 0 || groups.has(client)) refuseUpdate('garbage')
  groups.add(client)
  const known = clockOf(reading, client)
  if (clock > known) reading.hasGap = true
  if (clock < known) reading.isNew = false
  for (let left = count; left > 0; left -= 1) clock += readStruct(reading, decoder, { client, clock })
  if (clock >= clockMaximum) refuseUpdate('garbage')
  if (clock > known) reading.ends.set(client, clock)
}

/** Reads what is deleted of one writer's; Yjs itself writes ranges in order and never twice. */
const readRanges = (reading: Reading, decoder: Y.UpdateDecoderV1, groups: Set<number>): void => {
  const client = decoding.readVarUint(decoder.restDecoder)
  const count = decoding.readVarUint(decoder.restDecoder)
  if (count === 0 || groups.has(client)) refuseUpdate('garbage')
  groups.add(client)
  const known = clockOf(reading, client)
  let former = 0
  for (let left = count; left > 0; left -= 1) {
    reading.ranges += 1
    if (reading.ranges > reading.caps.ranges) refuseCost()
    const clock = decoder.readDsClock()
    const length = decoder.readDsLen()
    if (clock < former || length < 1) refuseUpdate('garbage')
    former = clock + length
    if (former > known) reading.hasGap = true
  }
}

type ReadMember = typeof readGroup

const readAll = (reading: Reading, decoder: Y.UpdateDecoderV1, read: ReadMember): void => {
  const writers = new Set<number>()
  for (let left = decoding.readVarUint(decoder.restDecoder); left > 0; left -= 1)
    read(reading, decoder, writers)
}

const readUpdate = (reading: Reading, update: Uint8Array): void => {
  const decoder = new Y.UpdateDecoderV1(decoding.createDecoder(update))
  const before = reading.structs + reading.ranges
  reading.awaited.clear()
  readAll(reading, decoder, readGroup)
  for (const [client, clock] of reading.awaited) if (clock >= clockOf(reading, client)) reading.hasGap = true
  readAll(reading, decoder, readRanges)
  reading.largest = Math.max(reading.largest, reading.structs + reading.ranges - before)
  if (decoder.restDecoder.pos !== update.byteLength) refuseUpdate('garbage')
  if (reading.hasGap) refuseUpdate('gap')
}

/** How much there is in updates, and whether all of their items are new. */
export type UpdateSize = Pick<Reading, 'structs' | 'ranges' | 'largest' | 'isNew'>

/**
 * Reads updates that are to be applied to a document together, as Yjs would and before anything is applied, in one pass
 * that stops where there is too much of anything. Throws `RefusedUpdate`, or what a decoder throws, at what no honest
 * client sends: bytes that cannot be read or go on behind the end, content and roots that no draft has, keys that reach
 * an object's prototype, ranges that overlap, and whatever rests on work that is not there.
 */
export const inspectUpdates = (
  { store }: Y.Doc,
  updates: readonly Uint8Array[],
  caps: UpdateCaps,
): UpdateSize => {
  const reading: Reading = {
    store,
    caps,
    writers: new Set(),
    ends: new Map(),
    awaited: new Map(),
    structs: 0,
    types: 0,
    ranges: 0,
    largest: 0,
    hasGap: false,
    isNew: true,
  }
  for (const update of updates) readUpdate(reading, update)
  return reading
}
