// Written by scripts/section-lists.ts from the list in sections.ts.
import { codeEmbedLate } from './code-embed/late.ts'
import { contactLate } from './contact/late.ts'
import { customerReviewsLate } from './customer-reviews/late.ts'
import { frequentlyAskedQuestionsLate } from './frequently-asked-questions/late.ts'
import { galleryLate } from './gallery/late.ts'
import { headerLate } from './header/late.ts'
import { introductionLate } from './introduction/late.ts'
import type { LatePart } from './late-part.ts'
import { quoteBannerLate } from './quote-banner/late.ts'
import type { SectionType } from './sections.ts'
import { servicesLate } from './services/late.ts'
import { teamLate } from './team/late.ts'

/** What of section types comes apart; the designer fetches it after itself. */
export const lateParts = {
  Header: headerLate,
  Introduction: introductionLate,
  Services: servicesLate,
  Gallery: galleryLate,
  QuoteBanner: quoteBannerLate,
  Team: teamLate,
  CustomerReviews: customerReviewsLate,
  FrequentlyAskedQuestions: frequentlyAskedQuestionsLate,
  Contact: contactLate,
  CodeEmbed: codeEmbedLate,
} as const satisfies Readonly<Partial<Record<SectionType, LatePart>>>
