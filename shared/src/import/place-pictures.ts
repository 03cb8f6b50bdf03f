import type { DraftContent } from '../draft/content.ts'
import type { ImageValue } from '../image/image-value.ts'

/**
 * Content with an owner's pictures in its gallery, in their order, in place of drawings. What the gallery has no room for
 * stays in the library.
 */
export const placePictures = (content: DraftContent, pictures: readonly ImageValue[]): DraftContent => ({
  ...content,
  sections: content.sections.map((section) => {
    if (section.type !== 'Gallery' || pictures.length === 0) return section
    const items = section.items
      .slice(0, pictures.length)
      .map((item, at) => ({ ...item, image: pictures[at] ?? item.image }))
    return { ...section, items }
  }),
})
