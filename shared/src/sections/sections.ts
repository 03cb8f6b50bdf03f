import { codeEmbedSection } from './code-embed/section.ts'
import { contactSection } from './contact/section.ts'
import { customerReviewsSection } from './customer-reviews/section.ts'
import { footerSection } from './footer/section.ts'
import { frequentlyAskedQuestionsSection } from './frequently-asked-questions/section.ts'
import { gallerySection } from './gallery/section.ts'
import { headerSection } from './header/section.ts'
import { imageBannerSection } from './image-banner/section.ts'
import { introductionSection } from './introduction/section.ts'
import { logosSection } from './logos/section.ts'
import { newsletterSection } from './newsletter/section.ts'
import { quoteBannerSection } from './quote-banner/section.ts'
import { schedulingSection } from './scheduling/section.ts'
import { servicesSection } from './services/section.ts'
import { teamSection } from './team/section.ts'
import { videoSection } from './video/section.ts'

/** Every section type, in the order of the specification's section 3. A new type is its folder and one line here. */
export const sections = [
  headerSection,
  introductionSection,
  servicesSection,
  gallerySection,
  quoteBannerSection,
  imageBannerSection,
  teamSection,
  schedulingSection,
  videoSection,
  customerReviewsSection,
  logosSection,
  frequentlyAskedQuestionsSection,
  contactSection,
  newsletterSection,
  footerSection,
  codeEmbedSection,
] as const

/** Any section type's definition. */
export type AnySectionDefinition = (typeof sections)[number]

/** The name of a section type, such as 'QuoteBanner'. */
export type SectionType = AnySectionDefinition['type']
