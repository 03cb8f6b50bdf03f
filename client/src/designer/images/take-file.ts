import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { type UploadPurpose, uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { type Result, refuse } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { isPassing } from '../../replica/pictures/picture-problems.ts'
import { checkFile, uploadImage } from './upload-image.ts'

interface TakenFile {
  draftId: string
  file: File
  purpose: UploadPurpose
}

/** Makes a picture of a file: uploaded at once, or kept on this device where that does not work now. */
export const takeFile = async (
  { pictures, status }: OpenDraft,
  { draftId, file, purpose }: TakenFile,
): Promise<Result<ImageValue>> => {
  const checked = await checkFile(file, purpose)
  if (!checked.ok) return checked
  if (status().online) {
    const uploaded = await uploadImage({ draftId }, checked.value)
    if (uploaded.ok || !isPassing(uploaded.problem)) return uploaded
  }
  // What this browser cannot read it cannot show, and nobody is there to say whether the account will take it.
  if (checked.value.width === 0) return refuse(uploadRefusal(purpose, 'unreadable'))
  return pictures.keep(checked.value)
}
