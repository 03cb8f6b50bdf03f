import { image, items, text } from '../../field/define.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Gallery section. */
export const galleryLimits = { heading: 64, caption: 128, items: 10 } as const

/** The fields of the Gallery section (specification 3). */
export const galleryFields = {
  heading: text('Heading', galleryLimits.heading),
  items: items('Pictures', {
    itemLabel: 'picture',
    maximum: galleryLimits.items,
    fields: { image: image('Picture'), caption: text('Caption', galleryLimits.caption) },
  }),
} as const

/** The Gallery section as plain values. */
export type GallerySection = Section<typeof galleryFields>
