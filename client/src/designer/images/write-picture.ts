import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { editsOf } from '../base/draft/editing.ts'
import { inTime } from './in-time.ts'
import { overlayBeside, overlayFor } from './overlay-of.ts'

/** A photo that takes longer to come is put in its place all the same: how much of it is covered stays what it was. */
const measuredWithinMs = 2_000

interface Written {
  readonly at: FieldAddress
  readonly image: ImageValue
  /** Of whoever may change their mind until the picture is written. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Puts a picture in a field, as one step: a photo under the words of an opening is covered by as much as these need. Answers
 * nothing where the draft may not be edited, and where the signal came first.
 */
export const writePicture = async (
  draft: OpenDraft,
  { at, image, signal }: Written,
): Promise<Result<undefined> | undefined> => {
  const cover = overlayBeside(draft, at)
  const overlay = cover === null ? undefined : await inTime(overlayFor(draft, cover, image), measuredWithinMs)
  if (signal?.aborted) return undefined
  const beside = cover === null || overlay === undefined ? undefined : { field: cover.field, value: overlay }
  return editsOf(draft).setPicture({ at, image, beside })
}
