import { codeEmbedOffer } from './code-embed/offer.ts'
import { contactOffer } from './contact/offer.ts'
import { customerReviewsOffer } from './customer-reviews/offer.ts'
import { footerOffer } from './footer/offer.ts'
import { frequentlyAskedQuestionsOffer } from './frequently-asked-questions/offer.ts'
import { galleryOffer } from './gallery/offer.ts'
import { headerOffer } from './header/offer.ts'
import { imageBannerOffer } from './image-banner/offer.ts'
import { introductionOffer } from './introduction/offer.ts'
import { logosOffer } from './logos/offer.ts'
import { newsletterOffer } from './newsletter/offer.ts'
import type { SectionOffer } from './offer.ts'
import { quoteBannerOffer } from './quote-banner/offer.ts'
import { schedulingOffer } from './scheduling/offer.ts'
import type { SectionType } from './sections.ts'
import { servicesOffer } from './services/offer.ts'
import { teamOffer } from './team/offer.ts'
import { videoOffer } from './video/offer.ts'

/** What the owner is told of every section type, beside the list of what they are; only who offers them loads it. */
export const offers: { readonly [T in SectionType]: SectionOffer } = {
  Header: headerOffer,
  Introduction: introductionOffer,
  Services: servicesOffer,
  Gallery: galleryOffer,
  QuoteBanner: quoteBannerOffer,
  ImageBanner: imageBannerOffer,
  Team: teamOffer,
  Scheduling: schedulingOffer,
  Video: videoOffer,
  CustomerReviews: customerReviewsOffer,
  Logos: logosOffer,
  FrequentlyAskedQuestions: frequentlyAskedQuestionsOffer,
  Contact: contactOffer,
  Newsletter: newsletterOffer,
  Footer: footerOffer,
  CodeEmbed: codeEmbedOffer,
}
