import type { PackCopy } from '../industry/pack.ts'
import type { Language } from '../language/language.ts'
import { sectionName } from '../sections/section-name.ts'
import type { Wording } from './wording.ts'

/**
 * What the page says of a business of which nobody knows the trade: names for its parts, and no sentence that its owner
 * did not write.
 */
export const unknownCopy = (language: Language, { copy }: Wording): PackCopy => ({
  trade: '',
  role: '',
  headlines: ['{name}'],
  introductions: [''],
  services: [],
  servicesLabel: copy.servicesLabel,
  servicesLines: [''],
  quotes: [''],
  reviews: [],
  questions: [],
  headings: {
    services: [copy.servicesLabel],
    gallery: [sectionName('Gallery', language)],
    reviews: [sectionName('CustomerReviews', language)],
    questions: [sectionName('FrequentlyAskedQuestions', language)],
    contact: [sectionName('Contact', language)],
    newsletter: [copy.headings.newsletter[0]],
    scheduling: [copy.headings.scheduling[0]],
  },
  contactLines: [''],
  newsletterLines: [''],
  actions: [sectionName('Contact', language)],
})
