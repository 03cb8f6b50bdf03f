import { defineSection } from '../section.ts'
import { imageBannerFields } from './fields.ts'
import { imageBannerLayouts } from './layouts.ts'

/** The Image Banner section. */
export const imageBannerSection = defineSection({
  type: 'ImageBanner',
  title: 'Image Banner',
  icon: 'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
  // What a drawing of ours shows changes with the look, and its words stay.
  summary: ({ caption, image }) =>
    caption || (image?.provider === 'Artwork' ? 'Our drawing' : (image?.alt ?? 'No picture yet')),
  liesOnPicture: true,
  closesBelow: true,
  required: false,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 3,
  fields: imageBannerFields,
  layouts: imageBannerLayouts,
  isEmpty: (section) => section.image === null,
})
