import type { PackCopy } from '../industry/pack.ts'
import type { Wording } from './wording.ts'

/**
 * What the page says of a business of which nobody knows the trade: names for its parts, and no sentence that its owner
 * did not write.
 */
export const unknownCopy = ({ labels, copy }: Wording): PackCopy => ({
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
    gallery: [labels.gallery],
    reviews: [labels.reviews],
    questions: [labels.questions],
    contact: [labels.contact],
    newsletter: [copy.headings.newsletter[0]],
    scheduling: [copy.headings.scheduling[0]],
  },
  contactLines: [''],
  newsletterLines: [''],
  actions: [labels.contact],
})
