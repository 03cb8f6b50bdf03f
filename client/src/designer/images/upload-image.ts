import { uploadImageEndpoint } from '@shingle/shared/image/endpoints.ts'
import { pixelMaximum, uploadLimits } from '@shingle/shared/image/image-limits.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import {
  type UploadFault,
  type UploadPurpose,
  uploadRefusal,
  uploadSide,
  uploadTypes,
} from '@shingle/shared/image/upload-rules.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { sendFile } from '../../server/send-file.ts'
import { tellProgress } from '../base/upload-progress.ts'

export const acceptedTypes = (purpose: UploadPurpose): string => uploadTypes(purpose).join(',')

/** A file that may be a picture of the website, with its size in pixels; 0 where this browser cannot tell. */
export interface CheckedFile {
  file: File
  purpose: UploadPurpose
  width: number
  height: number
}

/** A checked file with its picture as this browser opened it, where it can. Whoever asked for it closes that. */
export interface OpenedFile {
  checked: CheckedFile
  opened: ImageBitmap | null
}

/** Finds what the server would refuse before anything is sent. */
export const checkFile = async (file: File, purpose: UploadPurpose): Promise<Result<OpenedFile>> => {
  if (!uploadTypes(purpose).includes(file.type)) return refuse(uploadRefusal(purpose, 'type'))
  if (file.size > uploadLimits[purpose].bytes) return refuse(uploadRefusal(purpose, 'bytes'))
  // What this browser cannot read the server says what is wrong with.
  const opened = await createImageBitmap(file).catch(() => null)
  const sides = { width: opened?.width ?? 0, height: opened?.height ?? 0 }
  const fault = sideFault(sides, purpose)
  if (fault === undefined) return succeed({ checked: { file, purpose, ...sides }, opened })
  opened?.close()
  return refuse(uploadRefusal(purpose, fault))
}

const sideFault = (
  { width, height }: Pick<CheckedFile, 'width' | 'height'>,
  purpose: UploadPurpose,
): UploadFault | undefined => {
  const maximumSide = uploadSide(purpose) ?? Number.POSITIVE_INFINITY
  if (Math.max(width, height) > maximumSide) return 'side'
  return width * height > pixelMaximum ? 'pixels' : undefined
}

interface SentPicture {
  readonly file: Blob
  readonly purpose: UploadPurpose
  /** Of a file that this device keeps: by it everybody hears how far it has got. */
  readonly id?: string
  /** Hears which share of it has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** Sends a file; the answer is the picture as the draft may hold it. */
export const uploadImage = async (
  { draftId, accountId }: { draftId: string; accountId?: string },
  { file, purpose, id, onProgress }: SentPicture,
): Promise<Result<ImageValue>> => {
  const given = { params: { id: draftId }, query: { purpose } }
  const tell = (share: number | undefined) => {
    if (id !== undefined) tellProgress(id, share)
    if (share !== undefined) onProgress?.(share)
  }
  try {
    const result = await sendFile(uploadImageEndpoint, given, { accountId, file, onProgress: tell })
    return result.ok ? succeed(result.value.image) : result
  } finally {
    tell(undefined)
  }
}
