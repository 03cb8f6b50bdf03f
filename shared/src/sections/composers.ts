// Written by scripts/section-lists.ts from the list in sections.ts.
import type { SectionComposer } from '../generation/compose/composer.ts'
import { codeEmbedComposer } from './code-embed/compose.ts'
import { contactComposer } from './contact/compose.ts'
import { customerReviewsComposer } from './customer-reviews/compose.ts'
import { footerComposer } from './footer/compose.ts'
import { frequentlyAskedQuestionsComposer } from './frequently-asked-questions/compose.ts'
import { galleryComposer } from './gallery/compose.ts'
import { headerComposer } from './header/compose.ts'
import { imageBannerComposer } from './image-banner/compose.ts'
import { introductionComposer } from './introduction/compose.ts'
import { logosComposer } from './logos/compose.ts'
import { newsletterComposer } from './newsletter/compose.ts'
import { quoteBannerComposer } from './quote-banner/compose.ts'
import { schedulingComposer } from './scheduling/compose.ts'
import type { SectionType } from './sections.ts'
import { servicesComposer } from './services/compose.ts'
import { teamComposer } from './team/compose.ts'
import { videoComposer } from './video/compose.ts'

/** How the generator writes every section type; only the generator loads it. */
export const composers: { readonly [T in SectionType]: SectionComposer<T> } = {
  Header: headerComposer,
  Introduction: introductionComposer,
  Services: servicesComposer,
  Gallery: galleryComposer,
  QuoteBanner: quoteBannerComposer,
  ImageBanner: imageBannerComposer,
  Team: teamComposer,
  Scheduling: schedulingComposer,
  Video: videoComposer,
  CustomerReviews: customerReviewsComposer,
  Logos: logosComposer,
  FrequentlyAskedQuestions: frequentlyAskedQuestionsComposer,
  Contact: contactComposer,
  Newsletter: newsletterComposer,
  Footer: footerComposer,
  CodeEmbed: codeEmbedComposer,
}
