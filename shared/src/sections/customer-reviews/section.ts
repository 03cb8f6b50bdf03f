import { chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { customerReviewsFields } from './fields.ts'
import { customerReviewsStyle } from './style.ts'
import { CustomerReviewsView } from './view.tsx'

type Reviews = Section<typeof customerReviewsFields>

const areShort = ({ items }: Reviews): boolean => items.every(({ paragraph }) => paragraph.length <= 320)

/** The Customer Reviews section. */
export const customerReviewsSection = defineSection({
  type: 'CustomerReviews',
  title: 'Customer Reviews',
  purpose: 'What customers said, in their words.',
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: customerReviewsFields,
  layouts: [
    { id: 'large', name: 'Large', advice: 'Best for one review, in large type.' },
    { id: 'unequal', name: 'One leads', advice: 'The first large, the others beside it. Best for 2 to 4.' },
    { id: 'staggered', name: 'Notes', advice: 'Cards of different widths. Best for 2 to 5 short ones.' },
    { id: 'carousel', name: 'Carousel', advice: 'A strip to swipe along. Best for 3 or more.' },
    { id: 'columns', name: 'Columns', advice: 'Best for 3 to 6 of different lengths.' },
  ],
  chooseLayout: chooseBy<Reviews>({
    large: ({ items }) => items.length <= 1,
    unequal: ({ items }) => items.length >= 2 && items.length <= 4,
    staggered: (section) => section.items.length >= 2 && section.items.length <= 5 && areShort(section),
    carousel: (section) => section.items.length >= 3 && areShort(section),
    columns: ({ items }) => items.length >= 2,
  }),
  isEmpty: (section) => section.items.length === 0,
  View: CustomerReviewsView,
  style: customerReviewsStyle,
})
