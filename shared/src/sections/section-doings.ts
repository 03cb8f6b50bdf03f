// Written by scripts/section-lists.ts from the list in sections.ts.
import { codeEmbedDoing } from './code-embed/doing.ts'
import { contactDoing } from './contact/doing.ts'
import { customerReviewsDoing } from './customer-reviews/doing.ts'
import type { AnySectionDoing } from './doing.ts'
import { newsletterDoing } from './newsletter/doing.ts'
import { schedulingDoing } from './scheduling/doing.ts'
import type { SectionType } from './sections.ts'
import { videoDoing } from './video/doing.ts'

/** What section types do with what they learn of visitors; who tells of it loads it. */
export const sectionDoings: Readonly<Partial<Record<SectionType, AnySectionDoing>>> = {
  Scheduling: schedulingDoing,
  Video: videoDoing,
  CustomerReviews: customerReviewsDoing,
  Contact: contactDoing,
  Newsletter: newsletterDoing,
  CodeEmbed: codeEmbedDoing,
}
