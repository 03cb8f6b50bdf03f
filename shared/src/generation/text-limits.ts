import { contactLimits } from '../sections/contact/fields.ts'
import { customerReviewsLimits } from '../sections/customer-reviews/fields.ts'
import { introductionLimits } from '../sections/introduction/fields.ts'
import { newsletterLimits } from '../sections/newsletter/fields.ts'
import { quoteBannerLimits } from '../sections/quote-banner/fields.ts'
import { servicesLimits } from '../sections/services/fields.ts'
import { teamLimits } from '../sections/team/fields.ts'
import { videoLimits } from '../sections/video/fields.ts'

/** How much of a text is written: sentences or words (specification 5), and characters (specification 9). */
export interface TextLimit {
  readonly sentences?: number
  readonly words?: number
  readonly characters: number
}

/** Specification 5: the lengths of generated texts. */
export const textLimits = {
  about: { sentences: 4, characters: quoteBannerLimits.subordinate },
  review: { sentences: 4, characters: customerReviewsLimits.paragraph },
  introductionHeadline: { words: 6, characters: introductionLimits.heading },
  introductionText: { sentences: 3, characters: introductionLimits.body },
  serviceDescription: { sentences: 2, characters: servicesLimits.body },
  teamBio: { sentences: 2, characters: teamLimits.description },
  quote: { words: 12, characters: quoteBannerLimits.primary },
  contactTitle: { words: 4, characters: contactLimits.heading },
  newsletterTitle: { words: 4, characters: newsletterLimits.heading },
  videoTitle: { words: 6, characters: videoLimits.heading },
  videoDescription: { sentences: 3, characters: videoLimits.description },
} as const satisfies Record<string, TextLimit>
