import { defineSection } from '../section.ts'
import { quoteBannerFields } from './fields.ts'
import { quoteBannerStyle } from './style.ts'
import { QuoteBannerView } from './view.tsx'

/** The Text Banner section. */
export const quoteBannerSection = defineSection({
  type: 'QuoteBanner',
  title: 'Text Banner',
  purpose: 'A sentence that stands on its own.',
  required: false,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 3,
  fields: quoteBannerFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.primary === '' && section.subhead === '',
  View: QuoteBannerView,
  style: quoteBannerStyle,
})
