import type { LatePart } from '../late-part.ts'
import { carouselStyle } from './layouts/carousel/style.ts'
import { columnsStyle } from './layouts/columns/style.ts'
import { staggeredStyle } from './layouts/staggered/style.ts'
import { unequalStyle } from './layouts/unequal/style.ts'

/** What of the Customer Reviews section comes apart. */
export const customerReviewsLate = {
  style: [carouselStyle, columnsStyle, staggeredStyle, unequalStyle].join(''),
  wants: [{ what: 'What somebody said of you', why: 'In their words, with their name' }],
} as const satisfies LatePart
