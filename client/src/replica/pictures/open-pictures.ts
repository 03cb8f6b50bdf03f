import { refuse } from '@shingle/shared/problem/problem.ts'
import type { SaveTrouble } from '../draft-status.ts'
import type { Replica } from '../replica.ts'
import { DraftPictures } from './draft-pictures.ts'
import { KeptFiles } from './kept-files.ts'
import { pictureProblems } from './picture-problems.ts'
import type { PictureStore } from './picture-store.ts'
import { PictureUploads, type UploadPicture } from './picture-uploads.ts'
import { type PlacePictures, placing } from './placed-pictures.ts'
import { type WaitingPicture, waitingFile } from './waiting-picture.ts'
import type { PicturesStatus, WaitingPictures } from './waiting-pictures.ts'

export interface OpenPicturesOptions {
  readonly draftId: string
  readonly userId: string
  readonly store: PictureStore
  readonly uploadPicture?: UploadPicture | undefined
  readonly mayUpload: () => boolean
  readonly whenSafe: () => Promise<boolean>
  readonly changed: () => void
}

/** The waiting pictures of a draft that is open on this device. */
export interface OpenPictures {
  readonly forDraft: WaitingPictures
  waiting(): readonly WaitingPicture[]
  /** Calls whenever other pictures wait. */
  subscribe(listener: () => void): () => void
  /** How a draft is shown with pictures in place of those it has. */
  readonly place: PlacePictures
  status(): PicturesStatus
  /** Whether what waits is kept on this device, and why not. */
  kept(): { readonly isStored: boolean; readonly trouble?: SaveTrouble | undefined }
  /** Called whenever anything of the draft changed. */
  advance(replica: Replica): void
  close(): void
}

const later: UploadPicture = () => new Promise(() => undefined)

/** Opens the pictures of a draft that were chosen before their files could be uploaded. */
export const openPictures = (options: OpenPicturesOptions): OpenPictures => {
  const { store, draftId, userId, uploadPicture: upload = later } = options
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
    options.changed()
  }
  const name = `pictures-${draftId}-${userId}`
  const files = new KeptFiles(store, { draftId, userId })
  const pictures = new DraftPictures({ store, files, channel: name, changed })
  const uploads = new PictureUploads({ ...options, pictures, files, upload, lock: name, changed })
  files
    .load()
    .then(() => files.forget())
    .catch((error) => console.warn('Files chosen long ago could not be forgotten', error))
  const refused = () => {
    const first = uploads.refused
    if (first === undefined) return undefined
    const { file, problem } = first
    const of = pictures.placed.filter(({ image }) => waitingFile(image.reference) === file.id)
    return { problem, pictures: of }
  }
  return {
    waiting: () => pictures.waiting,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    place: placing,
    forDraft: {
      keep: (chosen) =>
        pictures.canWait ? files.keep(chosen) : Promise.resolve(refuse(pictureProblems.storageBlocked)),
      sourceOf: (reference) => files.sourceOf(reference),
      fileOf: (reference) => files.of({ reference })?.file,
      waiting: () => pictures.waiting,
      change: (edit, wanted) => pictures.change(edit, wanted),
      refused,
      retry: () => uploads.retry(),
    },
    status: () => {
      const first = uploads.refused
      return { waiting: pictures.placed.length, ...(first && { refused: first.problem.text }) }
    },
    kept: () => ({ isStored: pictures.isStored, trouble: pictures.trouble }),
    advance: (replica) => {
      pictures.follow(replica)
      uploads.advance()
    },
    close: () => {
      uploads.close()
      pictures.close()
      files.close()
    },
  }
}
