import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import { ifAlone } from '../copy-lock.ts'
import { createGrowingPause } from '../growing-pause.ts'
import type { DraftPictures } from './draft-pictures.ts'
import type { KeptFiles } from './kept-files.ts'
import { isPassing } from './picture-problems.ts'
import type { KeptFile } from './picture-store.ts'

export type UploadPicture = (kept: KeptFile) => Promise<Result<ImageValue>>

interface PictureUploadsOptions {
  readonly pictures: DraftPictures
  readonly files: KeptFiles
  readonly upload: UploadPicture
  /** Whether this device is online and may write the draft. */
  readonly mayUpload: () => boolean
  /** Resolves once everything written so far is kept on this device or in the account; false where it is not. */
  readonly whenSafe: () => Promise<boolean>
  /** Under which only one tab uploads at a time. */
  readonly lock: string
  readonly changed: () => void
}

/** Uploads the files of waiting pictures, one after the other, again after growing pauses when it does not work. */
export class PictureUploads {
  /** Why the account will not take files as they are; the person decides what becomes of them. */
  readonly #refused = new Map<KeptFile, Problem>()
  readonly #options: PictureUploadsOptions
  readonly #pause = createGrowingPause()
  #isPausing = false
  #isRunning = false
  #isClosed = false

  constructor(options: PictureUploadsOptions) {
    this.#options = options
  }

  /** The first file that the account will not take, while a picture still waits for it. */
  get refused(): { readonly file: KeptFile; readonly problem: Problem } | undefined {
    const first = [...this.#refused].find(([file]) => this.#waits(file))
    return first && { file: first[0], problem: first[1] }
  }

  /** Called whenever something changed: begins if there is something to upload, and a way. */
  advance(): void {
    if (this.#isRunning || this.#isPausing || this.#isClosed || this.#next() === undefined) return
    this.#isRunning = true
    this.#run()
      .catch(console.error)
      .finally(() => {
        this.#isRunning = false
        this.#options.changed()
      })
  }

  /** Tries at once what was put off or refused. */
  retry(): void {
    this.#refused.clear()
    this.#wake()
    this.#options.changed()
  }

  close(): void {
    this.#isClosed = true
    this.#pause.end()
  }

  #waits(file: KeptFile): boolean {
    const { pictures, files } = this.#options
    return pictures.placed.some(({ image }) => files.of(image) === file)
  }

  #next(): KeptFile | undefined {
    const { pictures, files, mayUpload } = this.#options
    if (!mayUpload()) return undefined
    const kept = pictures.placed.flatMap(({ image }) => files.of(image) ?? [])
    return kept.find((file) => !this.#refused.has(file))
  }

  async #run(): Promise<void> {
    const isAlone = await ifAlone(this.#options.lock, async () => {
      for (let file = this.#next(); file !== undefined && !this.#isClosed; file = this.#next())
        if (!(await this.#upload(file))) return
    })
    // Another tab is at it; should it be closed, this one goes on.
    if (!isAlone) this.#later()
  }

  /** Answers whether to go on with the next file. */
  async #upload(file: KeptFile): Promise<boolean> {
    const { pictures, upload, whenSafe, mayUpload } = this.#options
    const answer = await upload(file)
    if (answer.ok) {
      this.#pause.succeed()
      // Control was lost meanwhile: the picture stays with the copy it was chosen in.
      if (!mayUpload()) return false
      pictures.settle(file, answer.value)
      if (await whenSafe()) await pictures.release(file)
      return true
    }
    if (isPassing(answer.problem)) {
      this.#later()
      return false
    }
    this.#refused.set(file, answer.problem)
    this.#options.changed()
    return true
  }

  #later(): void {
    this.#isPausing = true
    this.#pause.again(() => this.#wake())
  }

  #wake(): void {
    this.#pause.end()
    this.#isPausing = false
    this.advance()
  }
}
