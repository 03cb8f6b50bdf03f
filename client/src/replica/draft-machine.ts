import { type ControlMessage, type DraftControl, isLeftBehind } from '@shingle/shared/sync/sync-messages.ts'
import type { OpenDraftOptions } from './draft.ts'
import type { DraftPhase, DraftStatus, SaveTrouble } from './draft-status.ts'
import type { MachineListener } from './machine-listener.ts'
import type { Replica } from './replica.ts'
import type { ReplicaCopies } from './replica-copies.ts'
import { createReplicaSource, type ReplicaSource } from './replica-source.ts'
import { UnwrittenTexts } from './unwritten-texts.ts'

/**
 * Decides what this device may do with a draft. A replica belongs to one epoch: when control moves on, a
 * clean follower keeps its document, and a replica with work of its own is given up, kept aside and replaced
 * by a fresh one. Where the draft was rebuilt, so is every replica.
 */
export class DraftMachine {
  phase: DraftPhase = 'loading'
  control: DraftControl | undefined
  seq = 0
  why: SaveTrouble | undefined
  refused: DraftStatus['refused']
  readonly typed = new UnwrittenTexts()
  replica: Replica
  readonly copies: ReplicaCopies
  readonly #userId: string
  readonly #source: ReplicaSource
  readonly #listener: MachineListener
  #replacement: Promise<void> | undefined
  /** What will take the present replica's place once the server's state has arrived. */
  #next: Replica | undefined
  #adoption: Promise<void> | undefined
  #isClosed = false

  constructor(options: OpenDraftOptions, copies: ReplicaCopies, listener: MachineListener) {
    this.#userId = options.userId
    this.copies = copies
    this.#listener = listener
    this.#source = createReplicaSource(this, options, () => listener.changed())
    this.replica = this.#source.fresh(0)
  }

  /** Loads what this device has, then connects: the other way round, all of it would be sent again. */
  async start(): Promise<void> {
    const copy = await this.copies.newestLive()
    if (copy !== undefined) {
      this.control = { epoch: copy.epoch, holder: copy.holder, seq: 0 }
      this.replica.epoch = copy.epoch
      await this.replica.keepIn(copy)
      this.#enter('edit-offline')
    }
    if (!this.#isClosed) void this.#source.connect(this.replica)
  }

  async close(): Promise<void> {
    this.typed.write()
    this.#isClosed = true
    for (const replica of new Set([this.replica, this.#next])) {
      await replica?.detach()
      replica?.doc.destroy()
    }
    this.copies.close()
  }

  get isEditor(): boolean {
    return this.phase === 'edit' || this.phase === 'edit-offline'
  }

  /** Takes note of where control is, from the server or from the api. */
  hearControl(message: ControlMessage): void {
    if (this.control !== undefined && message.epoch < this.control.epoch) return
    const { epoch, holder, seq, rebuilt = this.control?.rebuilt } = message
    this.control = { epoch, holder, seq, rebuilt }
    this.seq = Math.max(this.seq, seq)
    if (this.#replacement === undefined && !this.#isClosed) this.#followControl(this.control)
    this.#listener.changed()
  }

  /** Called whenever the link changed: being synced is what lets a replica be used. */
  advance(): void {
    const { link } = this.replica
    if (this.phase === 'edit' && link?.isOnline === false) this.#enter('edit-offline')
    if (link?.isSynced === true && this.control !== undefined) {
      if (this.phase === 'loading' && !this.#isMine) this.#follow()
      this.#adoptIfMine()
    }
    this.#listener.changed()
  }

  /** Freezes at once, then puts the work aside and goes on with the server's document. */
  giveUp(why: 'control' | 'refused'): void {
    if (this.#replacement !== undefined) return
    this.typed.write()
    const hadOwnWork = this.isEditor
    this.why = why === 'control' ? undefined : 'refused'
    this.#enter('frozen')
    this.#replacement = this.#replace(hadOwnWork ? why : undefined).finally(() => {
      this.#replacement = undefined
      if (this.control !== undefined) this.hearControl({ t: 'control', ...this.control, write: false })
      this.advance()
    })
  }

  /** Everything up to `seq` is durable, or something stands in the way of saving for now. */
  note({ seq = 0, why }: { readonly seq?: number; readonly why?: SaveTrouble }): void {
    this.seq = Math.max(this.seq, seq)
    this.why = why
    this.#listener.changed()
  }

  /** This client may go no further: access was taken away, or it is too old for the server. */
  end(why: SaveTrouble): void {
    this.typed.write()
    this.why = why
    for (const replica of [this.replica, this.#next]) replica?.link?.close()
    this.#enter('frozen')
  }

  /** Whether a replica is the present one and holds nothing of its own. */
  isFollowing(replica: Replica): boolean {
    return replica === this.replica && this.#replacement === undefined && !this.isEditor
  }

  get #isMine(): boolean {
    return this.control?.holder.id === this.#userId
  }

  #followControl(control: DraftControl): void {
    const { replica } = this
    const isUseless = isLeftBehind(replica.epoch, control) && !replica.isEmpty
    if (this.#isMine && control.epoch === replica.epoch) this.#adoptIfMine()
    else if (this.isEditor || isUseless) this.giveUp('control')
    else {
      // A follower's document holds nothing of its own, so that it may live on in the new epoch.
      replica.epoch = control.epoch
      if (this.#isMine) replica.link?.renew()
      else this.advance()
    }
  }

  #follow(): void {
    this.#enter('view')
    void this.#settle(this.replica)
  }

  /** Becomes the editor once the server lets this connection write and its state has arrived. */
  #adoptIfMine(): void {
    const { replica, control } = this
    const mayAdopt = control !== undefined && this.#isMine && control.epoch === replica.epoch
    const isReady = replica.link?.isSynced === true && replica.link.mayWrite
    if (!mayAdopt || !isReady || this.phase === 'edit' || this.phase === 'frozen') return
    this.#adoption ??= this.#adopt(replica, control).finally(() => {
      this.#adoption = undefined
    })
  }

  async #adopt(replica: Replica, control: DraftControl): Promise<void> {
    if (replica.copy === undefined) await this.copies.keep(replica, control)
    const isStill = this.control?.epoch === control.epoch && this.#isMine
    if (this.#isClosed || this.replica !== replica) return
    // Control went on while the copy was opened: a copy of this epoch must not follow the next one.
    if (!isStill) this.giveUp('control')
    else if (this.phase !== 'frozen') this.#enter('edit')
    await this.#settle(replica)
  }

  async #settle({ doc }: Replica): Promise<void> {
    await this.copies.settle(doc)
    this.#listener.changed()
  }

  /** Puts a fresh replica in the place of the present one, which is kept aside if it may hold work of its own, for the reason given. */
  async #replace(why: string | undefined): Promise<void> {
    const old = this.replica
    if (why !== undefined) await this.copies.orphan(old, why)
    await old.detach()
    const fresh = await this.#freshInStep(old.epoch)
    if (why !== undefined && !old.isStored) await this.copies.settleInMemory(old, fresh.doc, why)
    this.replica = fresh
    this.#enter('view')
    this.#listener.replaced(fresh)
    old.doc.destroy()
    await this.#settle(fresh)
  }

  /** A fresh replica that has the server's state; one whose history was left behind meanwhile gives way to another. */
  async #freshInStep(formerEpoch: number): Promise<Replica> {
    for (;;) {
      const fresh = this.#source.fresh(this.control?.epoch ?? formerEpoch)
      this.#next = fresh
      if (await this.#source.connect(fresh)) return fresh
      await fresh.detach()
      fresh.doc.destroy()
    }
  }

  #enter(phase: DraftPhase): void {
    this.phase = phase
    this.#listener.changed()
  }
}
