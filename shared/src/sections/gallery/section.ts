import { defineSection } from '../section.ts'
import { galleryFields } from './fields.ts'
import { galleryLayouts } from './layouts.ts'

/** The Gallery section. */
export const gallerySection = defineSection({
  type: 'Gallery',
  title: 'Gallery',
  icon: 'M22 11l-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2M12 7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM10 2h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  names: {
    english: 'Gallery',
    spanish: 'Galería',
    french: 'Galerie',
    italian: 'Galleria',
    german: 'Galerie',
    japanese: 'ギャラリー',
    Korean: '갤러리',
  },
  dispensable: 7,
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: galleryFields,
  layouts: galleryLayouts,
  isEmpty: (section) => section.items.every(({ image }) => image === null),
})
