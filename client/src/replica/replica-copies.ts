import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import type * as Y from 'yjs'
import type { CopyIndex, DraftCopy } from './copy-index.ts'
import { inTurn } from './copy-lock.ts'
import { contentOfState, type DeviceStores, holdsMore, keepOnDevice } from './device-copies.ts'
import type { Replica } from './replica.ts'

// For copies that were put aside alone: the draft itself opens without.
const fetchAside = () => import('./copies-aside.ts')

interface Whose {
  readonly draftId: string
  readonly userId: string
}

interface CopyInMemory {
  readonly copy: DraftCopy
  readonly content: DraftContent
  readonly base: DraftContent | undefined
}

const suffix = (): string => crypto.randomUUID().slice(0, 8)

/** The copies of one person's draft on this device, and what becomes of them. */
export class ReplicaCopies {
  readonly #index: CopyIndex
  readonly #stores: DeviceStores
  readonly #whose: Whose
  /** A recovered copy that no database took: it lasts as long as this tab. */
  readonly #inMemory = new Map<string, CopyInMemory>()
  recovered = 0

  private constructor(stores: DeviceStores, whose: Whose) {
    this.#index = stores.index
    this.#stores = stores
    this.#whose = whose
  }

  static async open(stores: DeviceStores, whose: Whose): Promise<ReplicaCopies> {
    const copies = new ReplicaCopies(stores, whose)
    await copies.#count()
    return copies
  }

  get isKept(): boolean {
    return this.#index.isKept
  }

  /** The copy that was worked on last, if any. */
  async newestLive(): Promise<DraftCopy | undefined> {
    const live = (await this.#all()).filter(({ state }) => state === 'live')
    return live.toSorted((a, b) => b.epoch - a.epoch)[0]
  }

  /** Keeps a replica on this device, if the device keeps anything. */
  async keep(replica: Replica, control: DraftControl): Promise<void> {
    if (this.isKept) await replica.keepIn(await this.#live(control))
    else replica.keepInMemory()
  }

  /** The copy that all tabs use in an epoch; the first tab that needs it makes it. */
  #live({ epoch, holder }: DraftControl): Promise<DraftCopy> {
    return inTurn(`draft-${this.#whose.draftId}-copies`, async () => {
      const present = (await this.#all()).find((copy) => copy.state === 'live' && copy.epoch === epoch)
      if (present !== undefined) return present
      const copy = this.#fresh({ epoch, holder })
      await this.#index.put(copy)
      return copy
    })
  }

  async recoveredCopies(): Promise<DraftCopy[]> {
    const copies = (await this.#all()).filter(({ state }) => state === 'recovered')
    const inMemory = [...this.#inMemory.values()].map(({ copy }) => copy)
    return [...copies, ...inMemory].toSorted((a, b) => b.at - a.at)
  }

  /** What a recovered copy holds, or undefined where it is gone. */
  async contentOf(name: string): Promise<DraftContent | undefined> {
    const inMemory = this.#inMemory.get(name)
    if (inMemory !== undefined) return inMemory.content
    const isThere = (await this.recoveredCopies()).some((copy) => copy.name === name)
    return isThere ? (await fetchAside()).contentOfCopy(this.#stores, name) : undefined
  }

  /** What the account had when a recovered copy last had nothing of its own; undefined where that is not known. */
  async baseOf(name: string): Promise<DraftContent | undefined> {
    const inMemory = this.#inMemory.get(name)
    return inMemory === undefined ? (await fetchAside()).baseOfCopy(name) : inMemory.base
  }

  /** Deletes a recovered copy. Answers whether it is gone: a copy that another tab uses stays. */
  async discard(name: string): Promise<boolean> {
    const isGone = this.#inMemory.delete(name) || (await (await fetchAside()).discardCopy(this.#stores, name))
    await this.#count()
    return isGone
  }

  /** Gives up a replica's copy. From here on a crash loses nothing: the next start finds the orphan. */
  async orphan({ copy }: Replica, why: string): Promise<void> {
    if (copy === undefined) return
    await this.#patiently(() => this.#index.put({ ...copy, state: 'orphan', why, at: Date.now() }))
  }

  /** Compares everything that was given up with the server's document: it becomes a recovered copy, or is deleted. */
  async settle(server: Y.Doc): Promise<void> {
    await this.#patiently(async () => {
      const isAnyAside = (await this.#all()).some(({ state }) => state !== 'live')
      if (isAnyAside) await (await fetchAside()).settleCopies(this.#stores, () => this.#all(), server)
      await this.#count()
    })
  }

  /** The same for a replica whose work is not all in a database: it is kept in a new one, or else in memory. */
  async settleInMemory(replica: Replica, server: Y.Doc, why: string): Promise<void> {
    if (replica.isUnchanged || !holdsMore(replica.doc, server)) return
    const holder = replica.copy?.holder ?? { id: '', name: '' }
    const copy: DraftCopy = { ...this.#fresh({ epoch: replica.epoch, holder }), why, state: 'recovered' }
    const isKept = this.#index.isKept && (await keepOnDevice(this.#index, copy, replica))
    if (!isKept) {
      const { doc, base } = replica
      this.#inMemory.set(copy.name, {
        copy,
        content: materialise(doc),
        base: base && contentOfState(base),
      })
    }
    await this.#patiently(() => this.#count())
  }

  close(): void {
    this.#index.close()
  }

  #fresh({ epoch, holder }: Omit<DraftControl, 'seq'>): DraftCopy {
    const { draftId, userId } = this.#whose
    const name = `draft-${draftId}-${userId}-e${epoch}-${suffix()}`
    return { name, draftId, userId, epoch, holder, state: 'live', at: Date.now() }
  }

  /**
   * A device that keeps nothing must not stop the draft: what could not be compared now is compared at the
   * next start.
   */
  async #patiently(task: () => Promise<void>): Promise<void> {
    try {
      await task()
    } catch (error) {
      console.warn('Copies not read', error)
    }
  }

  async #count(): Promise<void> {
    this.recovered = (await this.recoveredCopies()).length
  }

  #all(): Promise<DraftCopy[]> {
    return this.#index.of(this.#whose.draftId, this.#whose.userId)
  }
}
