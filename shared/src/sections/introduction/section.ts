import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { introductionFields } from './fields.ts'
import { introductionStyle } from './style.ts'
import { IntroductionView } from './view.tsx'

type Introduction = Section<typeof introductionFields>

const hasPicture = ({ image }: Introduction): boolean => image !== null
const isShort = ({ heading }: Introduction): boolean => heading.length <= 60

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
  layouts: [
    { id: 'split', name: 'Split', advice: 'Words on one side, a picture to the edge on the other.' },
    { id: 'full-bleed', name: 'Full picture', advice: 'Words over a wide picture with one calm side.' },
    {
      id: 'oversized',
      name: 'Large type',
      advice: 'Best for a heading of a few words, with or without a picture.',
    },
    { id: 'offset', name: 'Card over picture', advice: 'A card of words on a wide picture.' },
    { id: 'portrait', name: 'Portrait', advice: 'An upright picture between heading and text.' },
    {
      id: 'counter',
      name: 'Counter',
      advice: 'Hours, address and number in a bar: best for a place people visit.',
    },
    { id: 'strip', name: 'Strip', advice: 'Heading and text side by side, a wide picture below.' },
    { id: 'statement', name: 'Statement', advice: 'One centred sentence, with or without a picture.' },
    { id: 'corner', name: 'Corner', advice: 'Very large words with a picture in the corner.' },
  ],
  chooseLayout: chooseBy<Introduction>({
    split: hasPicture,
    'full-bleed': hasPicture,
    oversized: isShort,
    offset: hasPicture,
    portrait: (section) => hasPicture(section) && section.heading.length <= 44,
    counter: hasPicture,
    strip: hasPicture,
    statement: always,
    corner: (section) => hasPicture(section) && isShort(section),
  }),
  isEmpty: () => false,
  View: IntroductionView,
  style: introductionStyle,
})
