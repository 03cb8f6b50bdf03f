import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { waitingFile } from '../../replica/pictures/waiting-picture.ts'
import { editsOf } from '../base/draft/editing.ts'
import { toast } from '../base/toast.ts'
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
export const takePicturesAgain = async (to: OpenWebsite, pictures: PastedPictures): Promise<void> => {
  let missing = 0
  for (const { at, image } of pictures) {
    const taken = await takeAgain(to, at, image)
    const written = taken && editsOf(to.draft).setField(at, taken)
    if (!written?.ok) missing += 1
  }
  if (missing === 0) return
  const words = missing === 1 ? 'One picture' : `${missing} pictures`
  toast(`${words} could not be taken along. Please add ${missing === 1 ? 'it' : 'them'} here again.`, {
    kind: 'trouble',
  })
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
