import { edit } from '@shingle/shared/draft/edits/edit.ts'
import { fieldAt } from '@shingle/shared/draft/edits/field-at.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { Replica } from '../replica.ts'
import type { KeptFiles } from './kept-files.ts'
import { isDiskFull } from './picture-problems.ts'
import {
  amendSteps,
  followSteps,
  inOneStep,
  type PictureChange,
  type Step,
  stepsOf,
} from './picture-steps.ts'
import type { KeptFile, PictureStore } from './picture-store.ts'
import { addressBeside, fieldWord, isAt, type WaitingPicture, waitingFile } from './waiting-picture.ts'

type Uploaded = Pick<ImageValue, 'provider' | 'reference' | 'width' | 'height'>

interface DraftPicturesOptions {
  readonly store: PictureStore
  readonly files: KeptFiles
  /** Under which all tabs of one person's draft tell each other that something changed. */
  readonly channel: string
  readonly changed: () => void
}

/**
 * The pictures of a draft that were chosen before their files could be uploaded. They belong to the copy of the
 * draft they were chosen in, stand beside its document and are shown over it; undo takes them back and forth.
 */
export class DraftPictures {
  waiting: readonly WaitingPicture[] = []
  readonly #options: DraftPicturesOptions
  /** What became of files, for the steps of undo that lead back to them. */
  readonly #uploaded = new Map<string, Uploaded>()
  readonly #channel: BroadcastChannel
  #replica: Replica | undefined
  #copy: string | undefined
  #writing = 0
  #trouble: 'disk-full' | 'storage-blocked' | undefined

  constructor(options: DraftPicturesOptions) {
    this.#options = options
    this.#channel = new BroadcastChannel(options.channel)
    this.#channel.onmessage = () => this.#loadPatiently()
  }

  /** Called whenever the replica may be another one, or kept in another copy. */
  follow(replica: Replica): void {
    if (this.#replica !== replica) {
      this.#replica = replica
      followSteps(replica.undo, (changes, reverse) => this.#apply(changes, reverse))
    }
    if (this.#copy === replica.copy?.name) return
    this.#copy = replica.copy?.name
    this.waiting = []
    this.#loadPatiently()
  }

  /** Whether files can wait: only where the draft itself is kept on this device. */
  get canWait(): boolean {
    return this.#copy !== undefined
  }

  /** Whether every choice so far is kept on this device. */
  get isStored(): boolean {
    return this.#writing === 0 && this.#trouble === undefined
  }

  /** Why the last choices are not kept, if so. */
  get trouble(): 'disk-full' | 'storage-blocked' | undefined {
    return this.#trouble
  }

  /** The waiting pictures whose field is in the draft: those of a removed section come back with it. */
  get placed(): readonly WaitingPicture[] {
    const doc = this.#replica?.doc
    return doc === undefined ? [] : this.waiting.filter(({ at }) => fieldAt(doc, at) !== undefined)
  }

  /** Makes an edit after which other pictures wait, as one step of undo. */
  change<T>(edit: () => T, wanted: (result: T) => readonly WaitingPicture[]): T {
    if (this.#replica === undefined) return edit()
    const changesAfter = (result: T) => this.#changesTo(wanted(result))
    const { result, changes } = inOneStep(this.#replica.undo, edit, changesAfter)
    this.#apply(changes)
    return result
  }

  /** Writes an uploaded picture wherever its file was waiting, as part of the steps of undo that chose it. */
  settle(file: KeptFile, { provider, reference, width, height }: ImageValue): void {
    this.#uploaded.set(file.id, { provider, reference, width, height })
    const settled = this.waiting.filter(({ image }) => waitingFile(image.reference) === file.id)
    for (const picture of settled) this.#write(picture)
    this.waiting = this.waiting.filter((picture) => !settled.includes(picture))
    this.#options.changed()
  }

  /** Forgets an uploaded file, once what it became is safe. */
  async release({ id }: KeptFile): Promise<void> {
    await this.#keep()
    await this.#options.store.release([id])
  }

  close(): void {
    this.#channel.close()
  }

  #changesTo(wanted: readonly WaitingPicture[]): PictureChange[] {
    const fields = new Map([...this.waiting, ...wanted].map(({ at }) => [fieldWord(at), at]))
    return [...fields.values()]
      .map((at) => ({ at, before: this.waiting.find(isAt(at)), after: wanted.find(isAt(at)) }))
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  }

  /** `reverse` is the step that takes these changes back, where undo or redo made them. */
  #apply(changes: readonly PictureChange[], reverse?: Step): void {
    if (changes.length === 0) return
    const others = this.waiting.filter((picture) => !changes.some(({ at }) => isAt(at)(picture)))
    const next = changes.flatMap(({ after }) => after ?? [])
    for (const picture of next) this.#write(picture, reverse)
    this.waiting = [...others, ...next.filter((picture) => this.#uploadOf(picture) === undefined)]
    this.#options.changed()
    void this.#keep()
  }

  #uploadOf({ image }: WaitingPicture): Uploaded | undefined {
    return this.#uploaded.get(waitingFile(image.reference) ?? '')
  }

  /** Writes what a picture has become, with what goes with it, if its file is uploaded. */
  #write(picture: WaitingPicture, reverse?: Step): void {
    const uploaded = this.#uploadOf(picture)
    if (this.#replica === undefined || uploaded === undefined) return
    const { doc, undo } = this.#replica
    const steps = new Set([...stepsOf(undo, picture), ...(reverse === undefined ? [] : [reverse])])
    // Where its section was removed, it is written when undo brings that back.
    if (fieldAt(doc, picture.at) === undefined) return
    const also = addressBeside(picture)
    const write = () => {
      const set = setField(doc, picture.at, { ...picture.image, ...uploaded })
      if (!set.ok) console.error('An uploaded picture does not fit its field', set.problem)
      else if (also !== undefined) setField(doc, also, picture.beside?.value)
    }
    amendSteps(undo, [...steps], () => edit(doc, 'Change picture', write))
  }

  async #keep(): Promise<void> {
    if (this.#copy === undefined) return
    this.#writing += 1
    try {
      await this.#options.store.become(this.#copy, this.waiting)
      this.#trouble = undefined
      this.#channel.postMessage('changed')
    } catch (error) {
      // A full disk, or storage taken away: the save state says that this is not kept.
      console.warn('The waiting pictures could not be kept', error)
      this.#trouble = isDiskFull(error) ? 'disk-full' : 'storage-blocked'
    }
    this.#writing -= 1
    this.#options.changed()
  }

  #loadPatiently(): void {
    this.#load().catch((error) => console.warn('The waiting pictures could not be read', error))
  }

  async #load(): Promise<void> {
    const { store, files, changed } = this.#options
    const copy = this.#copy
    await files.load()
    const kept = copy === undefined ? [] : await store.pictures(copy)
    if (copy !== this.#copy || this.#writing > 0) return
    // What stays as it was stays the same object, by which its step of undo knows it.
    const known = new Map(this.waiting.map((picture) => [JSON.stringify(picture), picture]))
    this.waiting = kept
      .map(({ at, image, beside }) => ({ at, image, ...(beside && { beside }) }))
      .map((picture) => known.get(JSON.stringify(picture)) ?? picture)
      .filter((picture) => this.#uploadOf(picture) === undefined)
    changed()
  }
}
