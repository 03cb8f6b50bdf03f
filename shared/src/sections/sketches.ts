// Written by scripts/section-lists.ts from the list in sections.ts.
import { codeEmbedSketch } from './code-embed/sketch.ts'
import { contactSketch } from './contact/sketch.ts'
import { customerReviewsSketch } from './customer-reviews/sketch.ts'
import { frequentlyAskedQuestionsSketch } from './frequently-asked-questions/sketch.ts'
import { gallerySketch } from './gallery/sketch.ts'
import { imageBannerSketch } from './image-banner/sketch.ts'
import { logosSketch } from './logos/sketch.ts'
import { newsletterSketch } from './newsletter/sketch.ts'
import { quoteBannerSketch } from './quote-banner/sketch.ts'
import { schedulingSketch } from './scheduling/sketch.ts'
import type { SectionType } from './sections.ts'
import { servicesSketch } from './services/sketch.ts'
import type { SectionSketch } from './sketch.ts'
import { teamSketch } from './team/sketch.ts'
import { videoSketch } from './video/sketch.ts'

/** How section types are drawn while their owner still answers; only who asks loads it. */
export const sketches: Readonly<Partial<Record<SectionType, SectionSketch>>> = {
  Services: servicesSketch,
  Gallery: gallerySketch,
  QuoteBanner: quoteBannerSketch,
  ImageBanner: imageBannerSketch,
  Team: teamSketch,
  Scheduling: schedulingSketch,
  Video: videoSketch,
  CustomerReviews: customerReviewsSketch,
  Logos: logosSketch,
  FrequentlyAskedQuestions: frequentlyAskedQuestionsSketch,
  Contact: contactSketch,
  Newsletter: newsletterSketch,
  CodeEmbed: codeEmbedSketch,
}
