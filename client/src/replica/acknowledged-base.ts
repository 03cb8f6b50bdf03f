import * as Y from 'yjs'

/** Encoding a whole draft costs milliseconds: often enough for a review, too seldom for typing to feel it. */
const atMostEveryMs = 5_000

/**
 * Remembers a document as the account last had all of it: what the review of a recovered copy compares with. Between
 * two such moments it may lag behind by seconds; a change that the account had by then is found there and not asked
 * about.
 */
export class AcknowledgedBase {
  readonly #doc: Y.Doc
  readonly #keep: (state: Uint8Array) => void
  #version = 0
  #acknowledged = -1
  #kept = -1
  #keptAt = Number.NEGATIVE_INFINITY
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(doc: Y.Doc, keep: (state: Uint8Array) => void) {
    this.#doc = doc
    this.#keep = keep
    doc.on('update', () => {
      this.#version += 1
    })
  }

  /** Whether nothing changed since the account last had everything. */
  get isCurrent(): boolean {
    return this.#acknowledged === this.#version
  }

  /** Takes up a state that was kept before: the account may still have everything that the document holds. */
  recall(state: Uint8Array): void {
    const base = new Y.Doc()
    Y.applyUpdate(base, state)
    if (Y.snapshotContainsUpdate(Y.snapshot(base), Y.encodeStateAsUpdate(this.#doc))) {
      this.#acknowledged = this.#version
      this.#kept = this.#version
    }
    base.destroy()
  }

  /** Called whenever it may have changed whether the account has everything. */
  advance(isAcknowledged: boolean): void {
    if (isAcknowledged) this.#acknowledged = this.#version
    const isBehind = this.isCurrent && this.#kept !== this.#version
    if (!isBehind) return
    const pause = this.#keptAt + atMostEveryMs - Date.now()
    // Going offline is the last moment at which this is known.
    if (pause <= 0 || !isAcknowledged) this.#capture()
    else this.#timer ??= setTimeout(() => this.#captureIfStill(), pause)
  }

  /** The last moment at which it is known. */
  close(): void {
    if (this.isCurrent && this.#kept !== this.#version) this.#capture()
    clearTimeout(this.#timer)
  }

  #captureIfStill(): void {
    this.#timer = undefined
    if (this.isCurrent) this.#capture()
  }

  #capture(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#kept = this.#version
    this.#keptAt = Date.now()
    this.#keep(Y.encodeStateAsUpdate(this.#doc))
  }
}
