import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { type UploadPurpose, uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { isPassing } from '../../replica/pictures/picture-problems.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { type CheckedFile, checkFile, uploadImage } from './upload-image.ts'

interface TakenFile {
  draftId: string
  file: File
  purpose: UploadPurpose
  /** Hears which share of it has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

const prepare = async (file: File, purpose: UploadPurpose): Promise<Result<CheckedFile>> => {
  const checked = await checkFile(file, purpose)
  return checked.ok ? succeed(await shrinkPicture(checked.value)) : checked
}

/** Makes a picture of a file: uploaded at once, or kept on this device where that does not work now. */
export const takeFile = async (
  { pictures, status }: OpenDraft,
  { draftId, file, purpose, onProgress }: TakenFile,
): Promise<Result<ImageValue>> => {
  const prepared = await prepare(file, purpose)
  if (!prepared.ok) return prepared
  if (status().online) {
    const uploaded = await uploadImage({ draftId }, { ...prepared.value, onProgress })
    if (uploaded.ok || !isPassing(uploaded.problem)) return uploaded
  }
  // What this browser cannot read it cannot show, and nobody is there to say whether the account will take it.
  if (prepared.value.width === 0) return refuse(uploadRefusal(purpose, 'unreadable'))
  return pictures.keep(prepared.value)
}

/**
 * Makes a picture of a file that has its place already: kept on this device, from where it is shown at once, and uploaded
 * from there. What this browser cannot read, or keep, is uploaded first.
 */
export const placeFile = async (draft: OpenDraft, taken: TakenFile): Promise<Result<ImageValue>> => {
  const { file, purpose } = taken
  const prepared = await prepare(file, purpose)
  if (!prepared.ok) return prepared
  const kept = prepared.value.width > 0 ? await draft.pictures.keep(prepared.value) : undefined
  return kept?.ok ? kept : takeFile(draft, taken)
}
