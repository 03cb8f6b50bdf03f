import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { PictureCredit } from '@shingle/shared/stock/stock-picture.ts'
import { shows } from '../image/images.ts'

/** Whom a page names for the pictures by others that it shows: everybody once, in the order of the pictures' names. */
export const picturesCredited = (
  content: DraftContent,
  creditsOf: ReadonlyMap<string, PictureCredit>,
): readonly PictureCredit[] => {
  const shown = [...creditsOf].filter(([reference]) => shows(content, reference))
  const byAuthor = new Map(shown.map(([, credit]) => [`${credit.provider} ${credit.author}`, credit]))
  return [...byAuthor.values()]
}
