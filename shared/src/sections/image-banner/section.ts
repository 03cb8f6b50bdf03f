import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { imageBannerFields } from './fields.ts'
import { imageBannerStyle } from './style.ts'
import { ImageBannerView } from './view.tsx'

type ImageBanner = Section<typeof imageBannerFields>

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
  layouts: [
    { id: 'wide', name: 'Wide', advice: 'From edge to edge, words on a calm strip.' },
    { id: 'card', name: 'Card', advice: 'Words in a card on the picture.' },
    { id: 'under', name: 'Caption below', advice: 'Inside the page, words below.' },
  ],
  chooseLayout: chooseBy<ImageBanner>({
    wide: always,
    card: ({ caption }) => caption !== '',
    under: always,
  }),
  isEmpty: (section) => section.image === null,
  View: ImageBannerView,
  style: imageBannerStyle,
})
