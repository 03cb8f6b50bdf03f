import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import type { ChosenFile } from './kept-files.ts'
import type { WaitingPicture } from './waiting-picture.ts'

/** Where the waiting pictures of a draft stand. */
export interface PicturesStatus {
  readonly waiting: number
  /** Why the account will not take one of them as it is. */
  readonly refused?: string
}

/** What an open draft offers for pictures that are chosen before their files can be uploaded. */
export interface WaitingPictures {
  /** Keeps a file on this device and answers the picture it makes, to be put into a field. */
  keep(chosen: ChosenFile): Promise<Result<ImageValue>>
  /** Where a waiting picture's file can be shown from; undefined for every other picture. */
  sourceOf(reference: string): string | undefined
  /** The file of a waiting picture; undefined for every other picture. */
  fileOf(reference: string): Blob | undefined
  /** The pictures that wait, by field. */
  waiting(): readonly WaitingPicture[]
  /** Makes an edit after which other pictures wait, as one step of undo. */
  change<T>(edit: () => T, wanted: (result: T) => readonly WaitingPicture[]): T
  /** Why the account refused a picture, and which. */
  refused(): { readonly problem: Problem; readonly pictures: readonly WaitingPicture[] } | undefined
  /** Tries at once what was put off or refused. */
  retry(): void
}
