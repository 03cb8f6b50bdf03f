import { uploadAnswer } from '@shingle/shared/image/endpoints.ts'
import { uploadLimits } from '@shingle/shared/image/image-limits.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import {
  type UploadFault,
  type UploadPurpose,
  uploadRefusal,
  uploadSide,
  uploadTypes,
} from '@shingle/shared/image/upload-rules.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import { currentAccessToken } from '../../account/api.ts'
import { networkProblem, problemFrom, unknownProblem } from '../../account/problems.ts'

export function acceptedTypes(purpose: UploadPurpose): string {
  return uploadTypes(purpose).join(',')
}

/** Checks a file and sends it; the answer is the picture as the draft may hold it. */
export async function uploadImage(
  draftId: string,
  file: File,
  { purpose = 'image' }: { purpose?: UploadPurpose } = {},
): Promise<Result<ImageValue>> {
  const fault = await faultOf(file, purpose)
  return fault ? refuse(uploadRefusal(purpose, fault)) : send(draftId, file, purpose)
}

/** What the server would refuse, found before anything is sent. */
async function faultOf(file: File, purpose: UploadPurpose): Promise<UploadFault | null> {
  if (!uploadTypes(purpose).includes(file.type)) return 'type'
  if (file.size > uploadLimits[purpose].bytes) return 'bytes'
  const maximumSide = uploadSide(purpose)
  return maximumSide !== undefined && (await longestSide(file)) > maximumSide ? 'side' : null
}

async function longestSide(file: File): Promise<number> {
  try {
    const { width, height } = await createImageBitmap(file)
    return Math.max(width, height)
  } catch {
    // Not a picture that this browser can read; the server says what is wrong with it.
    return 0
  }
}

async function send(draftId: string, file: File, purpose: UploadPurpose): Promise<Result<ImageValue>> {
  const token = await currentAccessToken()
  let response: Response
  try {
    response = await fetch(`/api/drafts/${draftId}/images?purpose=${purpose}`, {
      method: 'PUT',
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Content-Type': file.type,
        [appHeader]: '1',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: file,
    })
  } catch {
    // fetch rejects only when nothing answered.
    return refuse(networkProblem)
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) return refuse(problemFrom(response.status, body))
  const answer = uploadAnswer.safeParse(body)
  return answer.success ? succeed(answer.data.image) : refuse(unknownProblem(response.status))
}
