import type { ControlMessage, DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { connectReplica } from './connect-replica.ts'
import type { OpenDraftOptions } from './draft.ts'
import type { DraftPhase, SaveTrouble } from './draft-status.ts'
import { listenFor } from './link-listener.ts'
import { Replica } from './replica.ts'
import type { ReplicaCopies } from './replica-copies.ts'
import { replicaToken } from './replica-token.ts'

/** What the machine tells the draft that is open on it. */
export interface MachineListener {
  changed(): void
  /** Another document took the place of the former one. */
  replaced(replica: Replica): void
}

/**
 * Decides what this device may do with a draft. A replica belongs to one epoch: when control moves on, a
 * clean follower keeps its document, and a replica with work of its own is given up, kept aside and replaced
 * by a fresh one.
 */
export class DraftMachine {
  phase: DraftPhase = 'loading'
  control: DraftControl | undefined
  seq = 0
  why: SaveTrouble | undefined
  replica: Replica
  readonly copies: ReplicaCopies
  readonly #options: OpenDraftOptions
  readonly #listener: MachineListener
  #replacement: Promise<void> | undefined
  /** What will take the present replica's place once the server's state has arrived. */
  #next: Replica | undefined
  #adoption: Promise<void> | undefined
  #isClosed = false

  constructor(options: OpenDraftOptions, copies: ReplicaCopies, listener: MachineListener) {
    this.#options = options
    this.copies = copies
    this.#listener = listener
    this.replica = this.#freshReplica(0)
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
    if (!this.#isClosed) void this.#connect(this.replica)
  }

  async close(): Promise<void> {
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
    this.control = { epoch: message.epoch, holder: message.holder, seq: message.seq }
    this.seq = Math.max(this.seq, message.seq)
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
    this.why = why === 'control' ? undefined : 'refused'
    this.#enter('frozen')
    this.#replacement = this.#replace(why).finally(() => {
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
    this.why = why
    for (const replica of [this.replica, this.#next]) replica?.link?.close()
    this.#enter('frozen')
  }

  /** Whether a replica is the present one and holds nothing of its own. */
  isFollowing(replica: Replica): boolean {
    return replica === this.replica && this.#replacement === undefined && !this.isEditor
  }

  get #isMine(): boolean {
    return this.control?.holder.id === this.#options.userId
  }

  #followControl({ epoch }: DraftControl): void {
    const { replica } = this
    if (this.#isMine && epoch === replica.epoch) {
      this.#adoptIfMine()
      return
    }
    if (this.isEditor) {
      this.giveUp('control')
      return
    }
    // A follower's document holds nothing of its own, so that it may live on in the new epoch.
    replica.epoch = epoch
    if (this.#isMine) replica.link?.renew()
    else this.advance()
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

  async #replace(why: string): Promise<void> {
    const old = this.replica
    await this.copies.orphan(old, why)
    await old.detach()
    const fresh = this.#freshReplica(this.control?.epoch ?? old.epoch)
    this.#next = fresh
    await this.#connect(fresh)
    if (!old.isStored) await this.copies.settleInMemory(old, fresh.doc, why)
    this.replica = fresh
    this.#enter('view')
    this.#listener.replaced(fresh)
    old.doc.destroy()
    await this.#settle(fresh)
  }

  #freshReplica(epoch: number): Replica {
    return new Replica(epoch, this.#options.trackedOrigins ?? [], () => this.#listener.changed())
  }

  #connect(replica: Replica): Promise<void> {
    const token = () => replicaToken(this, replica, this.#options)
    return connectReplica(replica, { options: this.#options, token, listener: listenFor(this, replica) })
  }

  #enter(phase: DraftPhase): void {
    this.phase = phase
    this.#listener.changed()
  }
}
