import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import type { Refusal } from '@shingle/shared/sync/sync-messages.ts'
import { observeDraft, type Touched } from '@shingle/shared/sync/touched.ts'
import * as Y from 'yjs'
import { checkTouched } from './draft-rules.ts'
import { inspectUpdate } from './inspect-update.ts'

/** What an update would do: nothing new, something allowed, or something refused. */
export type Trial =
  | { readonly outcome: 'nothing-new' | 'allowed' }
  | { readonly outcome: 'refused'; readonly why: Refusal; readonly text?: string }

/** The origin under which an update that was tried here is applied to the live document: it is not followed again. */
export const triedOrigin = 'tried'

const idleMs = 60_000

/** What an update touches that changes nothing below the draft's root. */
const nothingTouched: Touched = { parts: new Set(), sections: new Set(), moved: new Set(), plan: false }

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
  #idle: NodeJS.Timeout | undefined
  readonly #follow = (update: Uint8Array, origin: unknown): void => {
    if (origin !== triedOrigin && this.#copy !== undefined) Y.applyUpdate(this.#copy, update)
  }

  constructor(live: Y.Doc) {
    this.#live = live
    live.on('update', this.#follow)
  }

  /** Tries an update. An allowed one stays applied to the copy; after a refused one the copy is gone. */
  try(update: Uint8Array): Trial {
    const read = inspectUpdate(update)
    if (typeof read === 'string') return refused(read)
    try {
      const trial = this.#apply(update, read.newTypes)
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

  #apply(update: Uint8Array, newTypes: readonly Y.ID[]): Trial {
    const copy = this.#open()
    let isNew = false
    const note = () => {
      isNew = true
    }
    let touched: Touched | undefined
    copy.once('update', note)
    const stop = observeDraft(copy, (found) => {
      touched = found
    })
    Y.applyUpdate(copy, update)
    stop()
    copy.off('update', note)
    if (copy.store.pendingStructs !== null || copy.store.pendingDs !== null) return refused('gap')
    if (!isNew) return { outcome: 'nothing-new' }
    this.#bytes += update.byteLength
    if (newTypes.some((id) => isTooDeep(copy, id))) return refused('schema')
    if (isTooLarge(copy) || this.#isTooLong(copy)) return refused('limit')
    const broken = checkTouched(copy, touched ?? nothingTouched)
    if (broken === undefined) return { outcome: 'allowed' }
    const text = broken.why === 'limit' ? { text: broken.problem.text } : {}
    return { outcome: 'refused', why: broken.why, ...text }
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
    this.#bytes = state.byteLength
    this.#copy = copy
    return copy
  }
}
