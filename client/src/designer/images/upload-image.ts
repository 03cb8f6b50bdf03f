import { uploadAnswer } from '@shingle/shared/image/endpoints.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { imageTooLarge, invalidImageType } from '@shingle/shared/image/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import { currentAccessToken } from '../../account/api.ts'
import { networkProblem, problemFrom, unknownProblem } from '../../account/problems.ts'

export type UploadPurpose = 'image' | 'logo' | 'favicon'

type UploadRule = { types: readonly string[]; maximumBytes: number; maximumSide?: number; problem: string }

const mebibyte = 1024 * 1024

/** Specification 5: what may be uploaded as what. */
const rules: Readonly<Record<UploadPurpose, UploadRule>> = {
  image: {
    types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    maximumBytes: 15 * mebibyte,
    problem: '',
  },
  logo: {
    types: ['image/png', 'image/gif', 'image/jpeg'],
    maximumBytes: 2 * mebibyte,
    problem: 'Error Uploading Logo',
  },
  favicon: {
    types: ['image/x-icon', 'image/vnd.microsoft.icon', 'image/png', 'image/gif', 'image/jpeg'],
    maximumBytes: 2 * mebibyte,
    maximumSide: 512,
    problem: 'Error uploading browser icon',
  },
}

export function acceptedTypes(purpose: UploadPurpose): string {
  return rules[purpose].types.join(',')
}

/** Checks a file and sends it; the answer is the picture as the draft may hold it. */
export async function uploadImage(
  draftId: string,
  file: File,
  { purpose = 'image' }: { purpose?: UploadPurpose } = {},
): Promise<Result<ImageValue>> {
  const checked = await checkFile(file, purpose)
  if (!checked.ok) return checked
  const sent = await send(draftId, file)
  if (sent.ok || purpose === 'image') return sent
  return refuse({ ...sent.problem, text: `${rules[purpose].problem}: ${sent.problem.text}` })
}

async function checkFile(file: File, purpose: UploadPurpose): Promise<Result<void>> {
  const { types, maximumBytes, maximumSide, problem } = rules[purpose]
  const refused = (text: string) =>
    refuse({ code: 'image.refused', status: 400, text: `${problem}: ${text}` })
  if (!types.includes(file.type))
    return purpose === 'image' ? refuse(invalidImageType) : refused('use png, gif or jpeg')
  if (file.size > maximumBytes) return purpose === 'image' ? refuse(imageTooLarge) : refused('over 2 MB')
  if (maximumSide !== undefined && (await longestSide(file)) > maximumSide) return refused('over 512×512')
  return succeed(undefined)
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

async function send(draftId: string, file: File): Promise<Result<ImageValue>> {
  const token = await currentAccessToken()
  let response: Response
  try {
    response = await fetch(`/api/drafts/${draftId}/images`, {
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
