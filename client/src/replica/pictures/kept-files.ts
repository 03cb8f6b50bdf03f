import { type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { isDiskFull, pictureProblems } from './picture-problems.ts'
import type { KeptFile, PictureStore } from './picture-store.ts'
import { waitingFile, waitingReference } from './waiting-picture.ts'

/** A file that somebody chose as a picture. */
export interface ChosenFile {
  readonly file: Blob
  readonly purpose: UploadPurpose
  readonly width: number
  readonly height: number
}

const forgottenAfterMs = 24 * 60 * 60 * 1000

/** The files of one person's draft that this device keeps until the account has them. */
export class KeptFiles {
  readonly #store: PictureStore
  readonly #whose: Pick<KeptFile, 'draftId' | 'userId'>
  readonly #files = new Map<string, KeptFile>()
  readonly #sources = new Map<string, string>()

  constructor(store: PictureStore, { draftId, userId }: Pick<KeptFile, 'draftId' | 'userId'>) {
    this.#store = store
    this.#whose = { draftId, userId }
  }

  /** Reads what is kept, other tabs' files too. */
  async load(): Promise<void> {
    for (const file of await this.#store.files(this.#whose.draftId, this.#whose.userId))
      if (!this.#files.has(file.id)) this.#files.set(file.id, file)
  }

  /** Deletes files that were chosen long ago and then not used. */
  async forget(now = Date.now()): Promise<void> {
    const old = [...this.#files.values()].filter(({ at }) => now - at > forgottenAfterMs)
    await this.#store.release(old.map(({ id }) => id))
  }

  /** The file that a reference names, if it is here. */
  of({ reference }: Pick<ImageValue, 'reference'>): KeptFile | undefined {
    return this.#files.get(waitingFile(reference) ?? '')
  }

  /** Where the file that a reference names can be shown from. */
  sourceOf(reference: string): string | undefined {
    const kept = this.of({ reference })
    if (kept === undefined) return undefined
    const source = this.#sources.get(kept.id) ?? URL.createObjectURL(kept.file)
    this.#sources.set(kept.id, source)
    return source
  }

  /** Keeps a file and answers the picture it makes, to be put somewhere. */
  async keep({ file, purpose, width, height }: ChosenFile): Promise<Result<ImageValue>> {
    const kept = { ...this.#whose, id: crypto.randomUUID(), purpose, file, at: Date.now() }
    try {
      await this.#store.putFile(kept)
    } catch (error) {
      return refuse(isDiskFull(error) ? pictureProblems.diskFull : pictureProblems.storageBlocked)
    }
    this.#files.set(kept.id, kept)
    return succeed({ ...plainImage, provider: 'Custom', reference: waitingReference(kept.id), width, height })
  }

  close(): void {
    for (const source of this.#sources.values()) URL.revokeObjectURL(source)
  }
}
