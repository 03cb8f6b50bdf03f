import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import { ifAlone } from '../copy-lock.ts'
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

const firstPauseMs = 1_000
const longestPauseMs = 60_000
const otherTabPauseMs = 3_000
/** Uploads the files of waiting pictures, one after the other, again after growing pauses when it does not work. */
export class PictureUploads {
  /** Why the account will not take a file as it is; the person decides what becomes of it. */
  refused: { readonly file: KeptFile; readonly problem: Problem } | undefined
  readonly #options: PictureUploadsOptions
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isRunning = false
  #isClosed = false

  constructor(options: PictureUploadsOptions) {
    this.#options = options
  }

  /** Called whenever something changed: begins if there is something to upload, and a way. */
  advance(): void {
    if (this.refused !== undefined && !this.#waits(this.refused.file)) this.refused = undefined
    if (this.#isRunning || this.#timer !== undefined || this.#isClosed || this.#next() === undefined) return
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
    this.refused = undefined
    this.#wake()
    this.#options.changed()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #waits(file: KeptFile): boolean {
    const { pictures, files } = this.#options
    return pictures.placed.some(({ image }) => files.of(image) === file)
  }

  #next(): KeptFile | undefined {
    const { pictures, files, mayUpload } = this.#options
    if (!mayUpload()) return undefined
    const kept = pictures.placed.flatMap(({ image }) => files.of(image) ?? [])
    return kept.find((file) => file !== this.refused?.file)
  }

  async #run(): Promise<void> {
    const isAlone = await ifAlone(this.#options.lock, async () => {
      for (let file = this.#next(); file !== undefined && !this.#isClosed; file = this.#next())
        if (!(await this.#upload(file))) return
    })
    if (!isAlone) this.#pause(otherTabPauseMs)
  }

  /** Answers whether to go on with the next file. */
  async #upload(file: KeptFile): Promise<boolean> {
    const { pictures, upload, whenSafe, mayUpload } = this.#options
    const answer = await upload(file)
    if (answer.ok) {
      this.#failures = 0
      // Control was lost meanwhile: the picture stays with the copy it was chosen in.
      if (!mayUpload()) return false
      pictures.settle(file, answer.value)
      if (await whenSafe()) await pictures.release(file)
      return true
    }
    if (isPassing(answer.problem)) {
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** this.#failures)
      this.#failures += 1
      this.#pause(pause * (0.5 + Math.random() / 2))
      return false
    }
    this.refused = { file, problem: answer.problem }
    this.#options.changed()
    return true
  }

  #pause(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#wake(), milliseconds)
  }

  #wake(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.advance()
  }
}
