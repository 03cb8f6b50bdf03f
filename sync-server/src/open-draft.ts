import type { Document } from '@hocuspocus/server'
import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { ControlMessage, DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { loadUpdates } from '@shingle/storage/draft-guard/load-updates.ts'
import {
  type DraftAnnouncement,
  type DraftSubscription,
  joinDraft,
} from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftNews } from '@shingle/storage/draft-log/draft-reading.ts'
import * as Y from 'yjs'
import { broadcast, silence } from './broadcast.ts'
import { type DraftConnection, mayWrite } from './draft-access.ts'
import type { LastEdit } from './draft-mirror.ts'
import type { DraftSurroundings } from './draft-surroundings.ts'
import { createLateUpdates, type LateUpdates } from './late-updates.ts'
import { createMutex } from './mutex.ts'
import { Refused } from './refused.ts'
import { Shadow, triedOrigin } from './shadow.ts'
import { disconnect } from './sync-socket.ts'

/** The last edit a process accepted, until a snapshot holds it, and since when (ms, monotonic) none does. */
interface Unstored extends LastEdit {
  readonly since: number
  readonly changed: number
}

/**
 * The one way into a live document: who holds control, how far the document is, and the order in which
 * updates, catching up and news from other processes happen.
 */
export class OpenDraft {
  readonly draftId: string
  readonly document: Document
  readonly shadow: Shadow
  readonly mutex = createMutex()
  readonly around: DraftSurroundings
  control: DraftControl = { epoch: 0, holder: { id: '', name: '' }, seq: 0 }
  /** The document holds everything up to here. */
  seq = -1
  unstored: Unstored | undefined
  /** Steps that were taken since a state of it was last known to load cheaply. */
  debt = 0
  readonly #late: LateUpdates
  #isClosed = false
  #subscription: DraftSubscription | undefined

  constructor(document: Document, around: DraftSurroundings) {
    this.draftId = document.name
    this.document = document
    this.shadow = new Shadow(document, { beforeCopy: () => this.settle() })
    this.#late = createLateUpdates(document)
    silence(document)
    document.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== triedOrigin) broadcast(this.connections(), update)
    })
    this.around = around
  }

  /** Fills the document from the log. News that arrive meanwhile wait their turn. */
  open(): Promise<void> {
    return this.mutex.run(async () => {
      const hear = (news: DraftAnnouncement) => this.#hear(news)
      this.#subscription ??= await joinDraft(this.around.bus, this.draftId, hear)
      if (!(await this.catchUp())) throw new Refused('no-access')
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.shadow.close()
    await this.#subscription?.leave()
  }

  connections(): DraftConnection[] {
    return this.document.getConnections()
  }

  /** Notes who holds control. A change stops the former holder in the same moment. */
  observe(control: DraftControl): void {
    const isOlder = control.epoch < this.control.epoch
    if (isOlder || this.#isClosed) return
    const changed = control.epoch !== this.control.epoch
    const isHandOver = changed && this.control.epoch > 0
    this.control = control
    if (isHandOver) this.#noteHandOver()
    if (changed) for (const connection of this.connections()) this.tell(connection)
  }

  /** Tells one client where control is, and lets its connection write or not. */
  tell(connection: DraftConnection): void {
    const { access } = connection.context
    if (access === undefined) return
    const write = mayWrite(access, this.control)
    connection.readOnly = !write
    const { epoch, holder } = this.control
    const message: ControlMessage = { t: 'control', epoch, holder, seq: this.seq, write }
    connection.sendStateless(JSON.stringify(message))
  }

  /** Reads what the log has beyond this document. Only inside the mutex. Answers whether the draft still exists. */
  async catchUp(): Promise<boolean> {
    const news = await this.around.log.since(this.draftId, this.seq)
    if (news !== undefined) this.#apply(news)
    else if (this.seq >= 0) this.dismiss()
    return news !== undefined
  }

  /**
   * Takes over an update that just became durable as `seq`, and tells everybody but its writer. Only inside the
   * mutex.
   */
  advance(seq: number, update: Uint8Array, writer: DraftConnection): void {
    if (this.#isClosed) return
    this.seq = seq
    const now = performance.now()
    const userId = writer.context.access?.user.id ?? ''
    this.unstored = { userId, at: this.around.clock(), since: this.unstored?.since ?? now, changed: now }
    broadcast(
      this.connections().filter((connection) => connection !== writer),
      update,
    )
    this.#late.add(update)
    this.#subscription
      ?.tell({ ...this.control, seq }, update)
      .catch((error: unknown) => this.around.logger.warn({ err: error }, 'an update was not announced'))
  }

  /** Brings the document up to all that was accepted: whoever reads it has to call this first. */
  settle(): void {
    if (!this.#isClosed) this.#late.settle()
  }

  /** Whether the log has more than this document, or the draft no more. */
  isBehind(control: DraftControl | undefined): boolean {
    return control === undefined || control.seq > this.seq
  }

  /** Compares with the log, in case news were lost on the way. */
  check(): Promise<void> {
    return this.#quietly(async () => {
      const control = await this.around.log.control(this.draftId)
      if (control === undefined) return this.dismiss()
      this.observe(control)
      if (control.seq > this.seq) await this.catchUp()
    })
  }

  #noteHandOver(): void {
    const { epoch, holder } = this.control
    this.around.metrics.handOver()
    this.around.logger.info({ draftId: this.draftId, epoch, userId: holder.id }, 'control of a draft changed')
  }

  #apply({ control, updates }: DraftNews): void {
    if (this.#isClosed) return
    // Control first: whoever lost it must not write between here and the content.
    this.observe(control)
    this.settle()
    if (this.seq < 0) this.debt += loadUpdates(this.document, updates).steps
    else for (const update of updates) Y.applyUpdate(this.document, update)
    this.seq = Math.max(this.seq, control.seq)
  }

  #hear(news: DraftAnnouncement): void {
    if (news.t === 'no-access') {
      this.dismiss(news.userId)
      return
    }
    if (news.t === 'control') this.observe(news)
    void this.#quietly(() => this.#follow(news))
  }

  async #follow(news: Exclude<DraftAnnouncement, { t: 'no-access' }>): Promise<void> {
    if (news.seq <= this.seq) return
    const isNext = news.t === 'update' && news.seq === this.seq + 1
    if (!isNext) await this.catchUp()
    else this.#apply({ control: news, updates: [Buffer.from(news.u, 'base64')] })
  }

  /** Sends one account, or everybody, away for good. */
  dismiss(userId?: string): void {
    for (const connection of this.connections()) {
      const { access, socket } = connection.context
      if (access === undefined || (userId !== undefined && access.user.id !== userId)) continue
      access.revoked = true
      connection.readOnly = true
      disconnect(socket, syncClose.noAccess)
    }
  }

  async #quietly(task: () => Promise<void>): Promise<void> {
    try {
      await this.mutex.run(async () => (this.#isClosed ? undefined : await task()))
    } catch (error) {
      this.around.logger.warn({ err: error }, 'a draft could not catch up')
    }
  }
}
