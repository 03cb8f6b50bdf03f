import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { pageRhythm } from '@shingle/shared/page/page-rhythm.ts'
import { shownSections } from '@shingle/shared/page/shown-sections.ts'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import { introductionFields } from '@shingle/shared/sections/introduction/fields.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { coverField } from '../../replica/pictures/waiting-picture.ts'
import { imageAt } from './image-at.ts'
import { overlayNeeded } from './overlay-needed.ts'
import { spotsUnderWords } from './spots-under-words.ts'

type SectionAddress = Extract<FieldAddress, { in: 'section' }>

/** Where an opening says how much of its picture is covered; null for the picture of anything else. */
export const overlayBeside = (draft: Pick<OpenDraft, 'view'>, at: FieldAddress): SectionAddress | null => {
  if (at.in !== 'section' || at.field !== 'image') return null
  const isOpening = draft.view.section(at.section)?.type === 'Introduction'
  return isOpening ? { ...at, field: coverField } : null
}

/** How much of a photo in this section has to be covered for words to be readable on it; undefined where it cannot be seen. */
export const measureOverlay = async (
  { view, pictures }: Pick<OpenDraft, 'view' | 'pictures'>,
  section: string,
  image: ImageValue,
): Promise<number | undefined> => {
  const content = view.content()
  const look = resolveLook(content.theme)
  const place = pageRhythm(shownSections(content, 'canvas'), look).get(section)
  const colours = look.surfaces[place?.surface ?? 'plain']
  try {
    const src = pictures.sourceOf(image.reference) ?? pictureUrl(image.reference)
    return overlayNeeded(await spotsUnderWords(src, image, colours.surface), colours)
  } catch {
    // Not here yet, as a photo of another device that was never looked at offline.
    return undefined
  }
}

/**
 * How much of a picture is covered that comes into a field: what a photo needs, and for a drawing in the place of a photo
 * what every opening begins with. Undefined where that stays as it is.
 */
export const overlayFor = async (
  draft: Pick<OpenDraft, 'view' | 'pictures'>,
  at: SectionAddress,
  image: ImageValue,
): Promise<number | undefined> => {
  const former = imageAt(draft.view, { ...at, field: 'image' })
  const isDrawn = (one: ImageValue | null) => one === null || one.provider === 'Artwork'
  if (former?.reference === image.reference) return undefined
  if (!isDrawn(image)) return measureOverlay(draft, at.section, image)
  return isDrawn(former) ? undefined : introductionFields.introductionOverlay.initial
}
