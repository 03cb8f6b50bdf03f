import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { placeFile } from './take-file.ts'
import { isTurnedForGood, turnPicture } from './turn-picture.ts'

interface Turned {
  readonly draftId: string
  readonly image: ImageValue
  readonly purpose: UploadPurpose
}

/**
 * A turned photo of the owner's as a picture of its own, in which the turn is part of the file; the former one stays in the
 * library. Every other picture stays what it is, and so does one that this browser cannot open now: the page turns it.
 */
export const keepTurned = async (
  draft: OpenDraft,
  { draftId, image, purpose }: Turned,
): Promise<Result<ImageValue>> => {
  if (!isTurnedForGood(image, purpose)) return succeed(image)
  const src = draft.pictures.sourceOf(image.reference) ?? pictureUrl(image.reference)
  const blob = await turnPicture(src, image.rotation).catch(() => null)
  if (blob === null) return succeed(image)
  const file = new File([blob], 'turned', { type: blob.type })
  const taken = await placeFile(draft, { draftId, file, purpose })
  if (!taken.ok) return taken
  const { provider, reference, width, height } = taken.value
  return succeed({ ...image, provider, reference, width, height, rotation: 0 })
}
