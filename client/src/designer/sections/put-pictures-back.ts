import { isRecord } from '@shingle/shared/field/is-record.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import type { OpenWebsite, PastedPictures } from './take-pictures-again.ts'
import type { LeftPicture } from './taken-along.ts'

/** Brings the pictures that could not be pasted with their words: it may take a while, and these are there meanwhile. */
export const putPicturesBack = (to: OpenWebsite, pictures: PastedPictures): void => {
  if (pictures.length === 0) return
  // Uploading is fetched when somebody uploads.
  import('./take-pictures-again.ts')
    .then(({ takePicturesAgain }) => takePicturesAgain(to, pictures))
    .catch(console.error)
}

/** Where the pictures of a copied section stand in one that was pasted, whose items have ids of their own. */
export const placedIn = (draft: OpenDraft, section: string, left: readonly LeftPicture[]): PastedPictures =>
  left.map(({ field, in: place, image }) => {
    const item = place && itemAt(draft, section, place)
    return { at: item ? { in: 'item', section, ...item, field } : { in: 'section', section, field }, image }
  })

const itemAt = (
  { view }: OpenDraft,
  section: string,
  { list, index }: { readonly list: string; readonly index: number },
): { list: string; item: string } | undefined => {
  const values: unknown = view.section(section)
  const items = isRecord(values) ? values[list] : undefined
  const item: unknown = Array.isArray(items) ? items[index] : undefined
  return isRecord(item) && typeof item.id === 'string' ? { list, item: item.id } : undefined
}
