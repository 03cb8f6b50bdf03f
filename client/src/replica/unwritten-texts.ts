/** The texts of a draft that are typed and not yet in its document. */
export class UnwrittenTexts {
  readonly #writers = new Set<() => void>()

  /** Whether one of them waits. */
  get areAny(): boolean {
    return this.#writers.size > 0
  }

  /** Notes what writes a text, for as long as that waits. */
  mark(write: () => void, isWaiting: boolean): void {
    if (isWaiting) this.#writers.add(write)
    else this.#writers.delete(write)
  }

  /** Writes all of them into the document, as long as it may be written. */
  write(): void {
    for (const write of this.#writers) write()
  }
}
