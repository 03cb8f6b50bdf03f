import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { inTime } from './in-time.ts'
import { placeFile } from './take-file.ts'
import { isTurnedForGood, turnPicture } from './turn-picture.ts'

const turnedWithinMs = 20_000

const tooSlowToTurn: Problem = {
  code: 'picture.too-slow-to-turn',
  status: 0,
  text: 'The photo takes too long to load, so that it cannot be turned now. Try again in a moment, or use it as it was.',
}

interface Turned {
  readonly draftId: string
  readonly image: ImageValue
  readonly purpose: UploadPurpose
  /** Of whoever may change their mind meanwhile: then the picture stays what it is. */
  readonly signal: AbortSignal
}

/**
 * A turned photo of the owner's as a picture of its own, in which the turn is part of the file; the former one stays in the
 * library. Every other picture stays what it is, and so does one that this browser cannot open now: the page turns it. One that
 * takes too long to come is refused.
 */
export const keepTurned = async (
  draft: OpenDraft,
  { draftId, image, purpose, signal }: Turned,
): Promise<Result<ImageValue>> => {
  if (!isTurnedForGood(image, purpose)) return succeed(image)
  const src = draft.pictures.sourceOf(image.reference) ?? pictureUrl(image.reference)
  const turning = turnPicture(src, image.rotation).catch(() => null)
  const blob = await inTime(turning, turnedWithinMs)
  if (signal.aborted || blob === null) return succeed(image)
  if (blob === undefined) return refuse(tooSlowToTurn)
  const file = new File([blob], 'turned', { type: blob.type })
  const taken = await placeFile(draft, { draftId, file, purpose })
  if (!taken.ok) return taken
  const { provider, reference, width, height } = taken.value
  return succeed({ ...image, provider, reference, width, height, rotation: 0 })
}
