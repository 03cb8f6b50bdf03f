import type { Document } from '@hocuspocus/server'
import { type DraftControl, isLeftBehind } from '@shingle/shared/sync/sync-messages.ts'
import {
  type DraftAnnouncement,
  type DraftSubscription,
  joinDraft,
} from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftNews } from '@shingle/storage/draft-log/draft-reading.ts'
import { broadcast, silence } from './broadcast.ts'
import type { DraftConnection } from './draft-access.ts'
import { sendAway, sendRound, tellControl } from './draft-clients.ts'
import type { DraftSurroundings } from './draft-surroundings.ts'
import { followUpdates } from './follow-updates.ts'
import { createLateUpdates, type Durable, type LateUpdates } from './late-updates.ts'
import { loadDraft, type Opening } from './load-draft.ts'
import { createMutex } from './mutex.ts'
import { Refused } from './refused.ts'
import { Shadow, triedOrigin } from './shadow.ts'
import { noteUnstored, type Unstored } from './unstored.ts'
import { vetStored } from './vet-state.ts'

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
  /** How many items it had when a state of it was last tried. */
  vetted = 0
  isDear = false
  changedAt = performance.now()
  /** The epoch in which the document was loaded: once the draft is rebuilt later, it is of no use. */
  #loadedIn = 0
  readonly opening: Opening
  readonly #late: LateUpdates
  #isClosed = false
  #subscription: DraftSubscription | undefined

  constructor(document: Document, around: DraftSurroundings, opening: Opening) {
    this.opening = opening
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
      if (this.#isLeftBehind) throw new Refused('try-again')
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

  /** Notes who holds control, and how they are called. A change stops the former holder in the same moment. */
  observe(control: DraftControl): void {
    const isOlder = control.epoch < this.control.epoch
    if (isOlder || this.#isClosed) return
    const changed = control.epoch !== this.control.epoch
    if (changed && this.control.epoch > 0) {
      this.around.metrics.handOver()
      const ids = { draftId: this.draftId, epoch: control.epoch, userId: control.holder.id }
      this.around.logger.info(ids, 'control of a draft changed')
    }
    const isTold = changed || control.holder.name !== this.control.holder.name
    this.control = control
    if (isTold) for (const connection of this.connections()) this.tell(connection)
    if (this.#isLeftBehind) this.#leave()
  }

  tell(connection: DraftConnection): void {
    tellControl(connection, { ...this.control, seq: this.seq })
  }

  /** Reads what the log has beyond this document. Only inside the mutex. Answers whether the draft still exists. */
  async catchUp(): Promise<boolean> {
    const news = await this.around.log.since(this.draftId, this.seq)
    if (this.seq < 0 && news !== undefined) await vetStored(this, news)
    if (news !== undefined) await this.#apply(news)
    else if (this.seq >= 0) this.dismiss()
    return news !== undefined
  }

  /**
   * Takes over an update that just became durable, and tells everybody but its writer. Only inside the mutex.
   */
  advance(durable: Durable, writer: DraftConnection): void {
    const { seq, update } = durable
    if (this.#isClosed) return
    this.seq = seq
    const userId = writer.context.access?.user.id ?? ''
    this.changedAt = performance.now()
    this.unstored = noteUnstored(this.unstored, { userId, at: this.around.clock() })
    broadcast(
      this.connections().filter((connection) => connection !== writer),
      update,
    )
    this.#late.add(durable)
    this.#subscription
      ?.tell({ ...this.control, seq }, update)
      .catch((error: unknown) => this.around.logger.warn({ err: error }, 'an update was not announced'))
  }

  /** Brings the document up to all that was accepted: whoever reads it has to call this first. */
  settle(): void {
    if (!this.#isClosed) this.#late.settle()
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

  async #apply({ control, updates, state }: Omit<DraftNews, 'content'>): Promise<void> {
    if (this.#isClosed) return
    // Control first: whoever lost it must not write between here and the content.
    this.observe(control)
    if (this.#isClosed) return
    this.settle()
    this.changedAt = performance.now()
    if (this.seq < 0) {
      this.debt += await loadDraft(this, this.opening, updates)
      this.#loadedIn = control.epoch
      this.vetted = state?.cost?.structs ?? 0
      if (updates.length > (state === undefined ? 0 : 1)) this.unstored = noteUnstored(this.unstored)
    } else this.debt += await followUpdates(this.document, updates)
    this.seq = Math.max(this.seq, control.seq)
  }

  #hear(news: DraftAnnouncement): void {
    if (news.t === 'no-access') this.dismiss(news.userId)
    else if (news.t === 'roles') sendRound(this.connections())
    else {
      if (news.t === 'control') this.observe(news)
      void this.#quietly(() => this.#follow(news))
    }
  }

  async #follow(news: Exclude<DraftAnnouncement, { t: 'no-access' | 'roles' }>): Promise<void> {
    if (news.seq <= this.seq) return
    const isNext = news.t === 'update' && news.seq === this.seq + 1
    if (!isNext) await this.catchUp()
    else await this.#apply({ control: news, updates: [Buffer.from(news.u, 'base64')] })
  }

  dismiss(userId?: string): void {
    sendAway(this.connections(), userId)
  }

  get #isLeftBehind(): boolean {
    return this.seq >= 0 && isLeftBehind(this.#loadedIn, this.control)
  }

  /** The draft was written anew elsewhere in the log: nobody may take this document for it. */
  #leave(): void {
    this.#isClosed = true
    sendRound(this.connections())
    this.opening.forget()
  }

  async #quietly(task: () => Promise<void>): Promise<void> {
    try {
      await this.mutex.run(async () => (this.#isClosed ? undefined : await task()))
    } catch (error) {
      this.around.logger.warn({ err: error }, 'a draft could not catch up')
    }
  }
}
