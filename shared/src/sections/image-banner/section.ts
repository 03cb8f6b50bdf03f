import { defineSection } from '../section.ts'
import { imageBannerFields } from './fields.ts'
import { imageBannerStyle } from './style.ts'
import { ImageBannerView } from './view.tsx'

/** The Image Banner section. */
export const imageBannerSection = defineSection({
  type: 'ImageBanner',
  title: 'Image Banner',
  purpose: 'A wide picture across the page.',
  required: false,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 3,
  fields: imageBannerFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.image === null,
  View: ImageBannerView,
  style: imageBannerStyle,
})
