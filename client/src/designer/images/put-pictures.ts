import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import type { PictureList } from '../base/draft/picture-list.ts'
import { toast } from '../base/toast.ts'
import { imageAt } from './image-at.ts'
import { inFormerFrame } from './in-former-frame.ts'
import { purposeAt } from './purpose-at.ts'
import { placeFile } from './take-file.ts'
import { counted, offerForFirst, takePictures } from './take-pictures.ts'
import { tellControlLost } from './tell-control-lost.ts'
import { tellRefused } from './tell-refused.ts'
import { writePicture } from './write-picture.ts'

/** Where files become pictures: the first in a field, all others, or all, in a list. */
export interface PictureTarget {
  readonly at: FieldAddress | null
  readonly list: (PictureList & { readonly maximum: number }) | null
}

interface PutPictures {
  readonly draftId: string
  readonly files: readonly File[]
  readonly target: PictureTarget
}

/** Makes files pictures of the page: one in the place that was meant, the others in the list that it stands in. */
export const putPictures = async (
  draft: OpenDraft,
  { draftId, files, target: { at, list } }: PutPictures,
): Promise<void> => {
  const [first, ...others] = files
  if (first === undefined) return
  if (at !== null) {
    const written = await putOne(draft, { draftId, file: first, at })
    if (written === undefined) return tellControlLost(nameOf(files, first))
    if (!written.ok) tellRefused({ purpose: purposeAt(at), name: first.name, problem: written.problem })
    else if (list !== null && others.length === 0) offerForFirst(draft, list)
  }
  const rest = at === null ? files : others
  if (rest.length === 0) return
  if (list !== null) await takePictures(draft, { draftId, files: rest, to: list })
  else toast(`There is room for one picture here: ${first.name}.`, { kind: 'trouble' })
}

const nameOf = (files: readonly File[], first: File): string =>
  files.length === 1 ? first.name : counted(files.length)

/** Puts a file in the place of a picture; nothing where somebody else took edit control while it came. */
const putOne = async (
  draft: OpenDraft,
  { draftId, file, at }: { readonly draftId: string; readonly file: File; readonly at: FieldAddress },
): Promise<Result<undefined> | undefined> => {
  const taken = await placeFile(draft, { draftId, file, purpose: purposeAt(at) })
  if (!taken.ok) return taken
  return writePicture(draft, { at, image: inFormerFrame(imageAt(draft.view, at), taken.value) })
}
