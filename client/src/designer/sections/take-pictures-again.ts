import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { fieldAt } from '@shingle/shared/draft/edits/field-at.ts'
import type { SharedMap } from '@shingle/shared/draft/shape.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { amendSteps, stepsMaking } from '../../replica/pictures/picture-steps.ts'
import { waitingFile } from '../../replica/pictures/waiting-picture.ts'
import { editsOf } from '../base/draft/editing.ts'
import { toast } from '../base/toast.ts'
import { imageAt } from '../images/image-at.ts'
import { purposeAt } from '../images/purpose-at.ts'
import { placeFile } from '../images/take-file.ts'

/** A website that is open, and its id. */
export interface OpenWebsite {
  readonly draft: OpenDraft
  readonly draftId: string
}

/** Pictures that were pasted without their files, each where it belongs. */
export type PastedPictures = readonly { readonly at: FieldAddress; readonly image: ImageValue }[]

/** Takes the files of pasted pictures into the website, one after the other, and says how many had to be left out. */
export const takePicturesAgain = async (
  to: OpenWebsite,
  pictures: PastedPictures,
  take = takeAgain,
): Promise<void> => {
  let missing = 0
  for (const { at, image } of pictures) {
    if (emptyPlace(to.draft, at) === null) continue
    const taken = await take(to, at, image)
    if (!isSettled(to.draft, at, taken)) missing += 1
  }
  if (missing === 0) return
  const words = missing === 1 ? 'One picture' : `${missing} pictures`
  toast(`${words} could not be taken along. Please add ${missing === 1 ? 'it' : 'them'} here again.`, {
    kind: 'trouble',
  })
}

/** Where a picture is still to go; null where its place is gone or has another by now. */
const emptyPlace = (draft: OpenDraft, at: FieldAddress): SharedMap | null =>
  imageAt(draft.view, at) === null ? (fieldAt(draft.doc(), at)?.map ?? null) : null

/** Puts a picture into its place as a part of the pasting. Answers whether nothing is missing there. */
const isSettled = (draft: OpenDraft, at: FieldAddress, taken: ImageValue | null): boolean => {
  const place = emptyPlace(draft, at)
  if (place === null) return true
  if (taken === null) return false
  const manager = draft.undoManager()
  const steps = stepsMaking(manager, place)
  const write = () => editsOf(draft).setField(at, taken)
  const written = steps.length === 0 ? write() : amendSteps(manager, steps, write)
  return written?.ok === true
}

const takeAgain = async (
  { draft, draftId }: OpenWebsite,
  at: FieldAddress,
  image: ImageValue,
): Promise<ImageValue | null> => {
  // One that waits on this device needs no other file.
  if (waitingFile(image.reference) !== undefined)
    return draft.pictures.sourceOf(image.reference) === undefined ? null : image
  // Whoever made a picture of a library is named with the website that took it from there.
  const file = image.provider === 'Custom' ? await fetchPicture(image.reference) : null
  const taken = file && (await placeFile(draft, { draftId, file, purpose: purposeAt(at) }))
  if (!taken?.ok) return null
  const { provider, reference, width, height } = taken.value
  return { ...image, provider, reference, width, height }
}

const fetchPicture = async (reference: string): Promise<File | null> => {
  try {
    const response = await fetch(pictureUrl(reference))
    if (!response.ok) return null
    const bytes = await response.blob()
    return new File([bytes], 'picture', { type: bytes.type })
  } catch {
    // Offline, or nowhere: as good as gone.
    return null
  }
}
