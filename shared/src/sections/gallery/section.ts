import { defineSection } from '../section.ts'
import { galleryFields } from './fields.ts'
import { galleryStyle } from './style.ts'
import { GalleryView } from './view.tsx'

/** The Gallery section. */
export const gallerySection = defineSection({
  type: 'Gallery',
  title: 'Gallery',
  purpose: 'Pictures of your work or place.',
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: galleryFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.items.length === 0,
  View: GalleryView,
  style: galleryStyle,
})
