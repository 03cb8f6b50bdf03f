import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { quoteBannerFields } from './fields.ts'
import { quoteBannerStyle } from './style.ts'
import { QuoteBannerView } from './view.tsx'

type QuoteBanner = Section<typeof quoteBannerFields>

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
  layouts: [
    { id: 'left', name: 'Left', advice: 'Large words at the left edge.' },
    { id: 'centered', name: 'Centered', advice: 'Large words in the middle.' },
    { id: 'beside', name: 'Beside', advice: 'The second line at the far side.' },
  ],
  chooseLayout: chooseBy<QuoteBanner>({
    left: always,
    centered: always,
    beside: ({ subhead }) => subhead !== '',
  }),
  isEmpty: (section) => section.primary === '' && section.subhead === '',
  View: QuoteBannerView,
  style: quoteBannerStyle,
})
