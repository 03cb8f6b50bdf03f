import { defineSection } from '../section.ts'
import { quoteBannerFields } from './fields.ts'
import { quoteBannerLayouts } from './layouts.ts'

/** The Text Banner section. */
export const quoteBannerSection = defineSection({
  type: 'QuoteBanner',
  title: 'Text Banner',
  icon: 'M16 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2zM5 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z',
  required: false,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 3,
  fields: quoteBannerFields,
  layouts: quoteBannerLayouts,
  isEmpty: (section) => section.primary === '' && section.subhead === '',
})
