import * as Y from 'yjs'
import { AcknowledgedBase } from './acknowledged-base.ts'
import type { DraftCopy } from './copy-index.ts'
import { holdCopy } from './copy-lock.ts'
import type { DraftLink } from './draft-link.ts'
import { createDraftUndo } from './draft-undo.ts'
import { LocalReplica } from './local-replica.ts'
import { syncTabs } from './tab-sync.ts'

/**
 * One document of one epoch, with all that keeps it: IndexedDB, the other tabs, the server. Never used for
 * another epoch's work.
 */
export class Replica {
  readonly doc = new Y.Doc()
  readonly undo: Y.UndoManager
  epoch: number
  copy: DraftCopy | undefined
  link: DraftLink | undefined
  /** The document as the account last had all of it, as an update. */
  base: Uint8Array | undefined
  readonly #acknowledged: AcknowledgedBase
  readonly #changed: () => void
  #local: LocalReplica | undefined
  #isBlocked = false
  #stopTabs: () => void = () => undefined
  #release: () => void = () => undefined
  #version = 0
  #storedVersion = 0

  constructor(epoch: number, origins: Iterable<unknown>, changed: () => void) {
    this.epoch = epoch
    this.#changed = changed
    this.#acknowledged = new AcknowledgedBase(this.doc, (state) => void this.#keepBase(state))
    this.undo = createDraftUndo(this.doc, origins)
    for (const event of ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const)
      this.undo.on(event, changed)
    this.doc.on('update', () => {
      this.#version += 1
      void this.#confirm()
    })
  }

  /** Whether it has nothing from anywhere yet. */
  get isEmpty(): boolean {
    return this.doc.store.clients.size === 0
  }

  /** Whether every change is kept on this device. */
  get isStored(): boolean {
    return this.#local !== undefined && this.#storedVersion === this.#version
  }

  /** Whether nothing changed since the account last had everything. */
  get isUnchanged(): boolean {
    return this.#acknowledged.isCurrent
  }

  /** Why this device keeps nothing, if so. */
  get trouble(): 'disk-full' | 'storage-blocked' | undefined {
    return this.#isBlocked ? 'storage-blocked' : this.#local?.trouble
  }

  /**
   * Loads a copy of this device into the document and keeps the document there from now on, equal in all
   * tabs.
   */
  async keepIn(copy: DraftCopy): Promise<void> {
    this.copy = copy
    this.#release = await holdCopy(copy.name)
    try {
      this.#local = await LocalReplica.open(copy.name, this.doc, this.#changed)
      this.#isBlocked = false
      this.base = await this.#local.base()
      if (this.base !== undefined) this.#acknowledged.recall(this.base)
    } catch {
      // Blocked, corrupt or hanging storage: the draft goes on in memory, and its status says so.
      this.#isBlocked = true
    }
    this.#stopTabs = syncTabs(this.doc, copy.name)
    await this.#confirm()
  }

  /** Takes note of whether the account has everything. */
  acknowledge(isAcknowledged: boolean): void {
    this.#acknowledged.advance(isAcknowledged)
  }

  /** The device keeps nothing: work on in memory. */
  keepInMemory(): void {
    this.#isBlocked = true
  }

  /** Stops keeping and sending; the document can still be read. */
  async detach(): Promise<void> {
    this.link?.close()
    this.#acknowledged.close()
    this.#stopTabs()
    await this.#local?.close()
    this.#release()
  }

  async #keepBase(state: Uint8Array): Promise<void> {
    this.base = state
    try {
      await this.#local?.setBase(state)
    } catch (error) {
      // The former base stays: a review then asks about more than it must, and loses nothing.
      console.warn('Base not kept', error)
    }
  }

  async #confirm(): Promise<void> {
    const version = this.#version
    const isKept = (await this.#local?.stored()) ?? false
    if (isKept) this.#storedVersion = Math.max(this.#storedVersion, version)
    this.#changed()
  }
}
