import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import type { Refusal } from '@shingle/shared/sync/sync-messages.ts'
import * as Y from 'yjs'
import { checkTouched } from './draft-rules.ts'
import { inspectUpdate } from './inspect-update.ts'
import { leaveFormatting } from './leave-formatting.ts'
import { touchedPlaces } from './touched-places.ts'

/** What updates would do together: nothing new, something allowed, or something refused. */
export type Trial =
  | { readonly outcome: 'nothing-new' }
  /** What they change, as one update. */
  | { readonly outcome: 'allowed'; readonly update: Uint8Array }
  | { readonly outcome: 'refused'; readonly why: Refusal; readonly text?: string }

/** The origin under which an update that was tried here is applied to the live document: it is not followed again. */
export const triedOrigin = 'tried'

const idleMs = 60_000

const refused = (why: Refusal): Trial => ({ outcome: 'refused', why })

const isTooDeep = (doc: Y.Doc, id: Y.ID): boolean => {
  const found = Y.getItem(doc.store, id)
  let item: Y.Item | null = found instanceof Y.Item ? found : null
  for (let depth = 0; item !== null; depth += 1) {
    if (depth > syncLimits.depth) return true
    item = item.parent instanceof Y.AbstractType ? item.parent._item : null
  }
  return false
}

const isTooLarge = ({ store }: Y.Doc): boolean => {
  let structs = 0
  for (const written of store.clients.values()) structs += written.length
  return structs > syncLimits.structs || store.clients.size > syncLimits.writers
}

/**
 * A second copy of a live document on which updates are tried: Yjs cannot take back what was applied. The
 * copy is made when first needed, follows the live document, and is thrown away after any refusal.
 */
export class Shadow {
  readonly #live: Y.Doc
  #copy: Y.Doc | undefined
  #bytes = 0
  /** What the copy's last transaction changed, as one update. */
  #changes: Uint8Array | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #follow = (update: Uint8Array, origin: unknown): void => {
    if (origin !== triedOrigin && this.#copy !== undefined) Y.applyUpdate(this.#copy, update)
  }

  constructor(live: Y.Doc) {
    this.#live = live
    live.on('update', this.#follow)
  }

  /** Tries updates together. Allowed ones stay applied to the copy; after refused ones the copy is gone. */
  try(updates: readonly Uint8Array[]): Trial {
    const newTypes: Y.ID[] = []
    for (const update of updates) {
      const read = inspectUpdate(update)
      if (typeof read === 'string') return refused(read)
      newTypes.push(...read.newTypes)
    }
    try {
      const trial = this.#apply(updates, newTypes)
      if (trial.outcome === 'refused') this.drop()
      return trial
    } catch (error) {
      this.drop()
      // Yjs throws where an update contradicts itself, and a document too strange to read throws when it is
      // read.
      if (error instanceof Error) return refused('garbage')
      throw error
    }
  }

  drop(): void {
    clearTimeout(this.#idle)
    this.#copy?.destroy()
    this.#copy = undefined
  }

  close(): void {
    this.#live.off('update', this.#follow)
    this.drop()
  }

  #apply(updates: readonly Uint8Array[], newTypes: readonly Y.ID[]): Trial {
    const copy = this.#open()
    this.#changes = undefined
    const transaction = Y.transact(
      copy,
      (present) => {
        for (const update of updates) Y.applyUpdate(copy, update)
        return present
      },
      triedOrigin,
      false,
    )
    if (copy.store.pendingStructs !== null || copy.store.pendingDs !== null) return refused('gap')
    const update = this.#changed()
    if (update === undefined) return { outcome: 'nothing-new' }
    this.#bytes += update.byteLength
    if (newTypes.some((id) => isTooDeep(copy, id))) return refused('schema')
    if (isTooLarge(copy) || this.#isTooLong(copy)) return refused('limit')
    const broken = checkTouched(copy, touchedPlaces(transaction))
    if (broken === undefined) return { outcome: 'allowed', update }
    const text = broken.why === 'limit' ? { text: broken.problem.text } : {}
    return { outcome: 'refused', why: broken.why, ...text }
  }

  /** What the copy's last transaction changed; undefined where it changed nothing. */
  #changed(): Uint8Array | undefined {
    return this.#changes
  }

  /**
   * Encoding the whole document takes milliseconds, so it is done only when the sum of updates says it may be
   * needed.
   */
  #isTooLong(copy: Y.Doc): boolean {
    if (this.#bytes <= syncLimits.state) return false
    this.#bytes = Y.encodeStateAsUpdate(copy).byteLength
    return this.#bytes > syncLimits.state
  }

  #open(): Y.Doc {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.drop(), idleMs).unref()
    if (this.#copy !== undefined) return this.#copy
    const state = Y.encodeStateAsUpdate(this.#live)
    const copy = new Y.Doc()
    Y.applyUpdate(copy, state)
    leaveFormatting(copy)
    copy.on('update', (update: Uint8Array) => {
      this.#changes = update
    })
    this.#bytes = state.byteLength
    this.#copy = copy
    return copy
  }
}
