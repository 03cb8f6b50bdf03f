import { defineSection } from '../section.ts'
import { introductionFields } from './fields.ts'
import { introductionStyle } from './style.ts'
import { IntroductionView } from './view.tsx'

/** The Introduction section. */
export const introductionSection = defineSection({
  type: 'Introduction',
  title: 'Introduction',
  purpose: 'The first thing a visitor reads: trade, place and one action.',
  required: false,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 1,
  fields: introductionFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: () => false,
  View: IntroductionView,
  style: introductionStyle,
})
