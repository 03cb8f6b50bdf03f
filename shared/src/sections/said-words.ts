// Written by scripts/section-lists.ts from the list in sections.ts.
import { contactSaid } from './contact/said.ts'
import { customerReviewsSaid } from './customer-reviews/said.ts'
import { logosSaid } from './logos/said.ts'
import { newsletterSaid } from './newsletter/said.ts'
import type { SaidWords } from './said.ts'
import { schedulingSaid } from './scheduling/said.ts'
import type { SectionType } from './sections.ts'
import { teamSaid } from './team/said.ts'
import { videoSaid } from './video/said.ts'

/** What section types say in the product’s own words; who puts a page into another language loads it. */
export const saidWords: Readonly<Partial<Record<SectionType, SaidWords>>> = {
  Team: teamSaid,
  Scheduling: schedulingSaid,
  Video: videoSaid,
  CustomerReviews: customerReviewsSaid,
  Logos: logosSaid,
  Contact: contactSaid,
  Newsletter: newsletterSaid,
}
