import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import type { Refusal } from '@shingle/shared/sync/sync-messages.ts'
import type { Decoder } from 'lib0/decoding'
import * as Y from 'yjs'

/** An update that can be read: the shared types it makes, by id. */
export interface ReadUpdate {
  readonly newTypes: readonly Y.ID[]
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])
const valueDepth = 32

const isPlain = (value: unknown, depth: number): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint'
  if (depth > valueDepth || value instanceof Uint8Array) return false
  if (Array.isArray(value)) return value.every((member) => isPlain(member, depth + 1))
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.entries(value).every(([key, member]) => !forbiddenKeys.has(key) && isPlain(member, depth + 1))
  )
}

const isPlainContent = (content: Y.Item['content']): boolean => {
  if (content instanceof Y.ContentAny || content instanceof Y.ContentJSON)
    return content.arr.every((value: unknown) => isPlain(value, 0))
  if (content instanceof Y.ContentEmbed) return isPlain(content.embed, 0)
  if (content instanceof Y.ContentFormat) return isPlain(content.value, 0)
  return !(content instanceof Y.ContentDoc || content instanceof Y.ContentBinary)
}

const isPlainItem = (item: Y.Item): boolean =>
  !(item.parentSub !== null && forbiddenKeys.has(item.parentSub)) && isPlainContent(item.content)

/** A decoder that can be asked how far it came. */
class Watched extends Y.UpdateDecoderV1 {
  static last: Decoder | undefined
  constructor(decoder: Decoder) {
    super(decoder)
    Watched.last = decoder
  }
}

/** Reads lazily, item by item: `applyUpdate` would believe a header that announces millions of items. */
const decode = (update: Uint8Array): Y.Item[] | undefined => {
  const { structs } = Y.decodeUpdateV2(update, Watched)
  const isWhole = Watched.last?.pos === update.byteLength
  const writers = new Set(structs.map(({ id }) => id.client))
  if (!isWhole || writers.size > syncLimits.writers) return undefined
  return structs.filter((struct) => struct instanceof Y.Item)
}

/**
 * Reads an update without applying it, and refuses what no honest client sends: bytes that cannot be read,
 * junk behind them, keys that reach an object's prototype, subdocuments and raw bytes.
 */
export const inspectUpdate = (update: Uint8Array): ReadUpdate | Refusal => {
  try {
    const items = decode(update)
    if (items === undefined) return 'garbage'
    if (!items.every(isPlainItem)) return 'schema'
    return { newTypes: items.filter(({ content }) => content instanceof Y.ContentType).map(({ id }) => id) }
  } catch {
    // The decoder throws on anything malformed, and nothing was applied.
    return 'garbage'
  }
}
