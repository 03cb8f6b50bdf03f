import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { editsOf } from '../base/draft/editing.ts'
import { overlayBeside, overlayFor } from './overlay-of.ts'

/**
 * Puts a picture in a field, as one step: a photo under the words of an opening is covered by as much as these need. Answers
 * nothing where the draft may not be edited.
 */
export const writePicture = async (
  draft: OpenDraft,
  at: FieldAddress,
  image: ImageValue,
): Promise<Result<undefined> | undefined> => {
  const beside = overlayBeside(draft, at)
  const overlay = beside === null ? undefined : await overlayFor(draft, beside, image)
  const also = beside === null || overlay === undefined ? null : { at: beside, value: overlay }
  return editsOf(draft).setPicture({ at, image }, also)
}
