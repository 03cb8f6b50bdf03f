import type { AnySection } from '../../draft/content.ts'
import { composeGallery, composeImageBanner, composeQuoteBanner } from './banners.ts'
import type { Composer, PlannedSection } from './composer.ts'
import { composeFooter, composeHeader } from './edges.ts'
import { composeCodeEmbed, composeLogos, composeVideo } from './extras.ts'
import { composeIntroduction } from './introduction.ts'
import type { OwnShare } from './own-share.ts'
import { composeCustomerReviews, composeQuestions, composeTeam } from './people.ts'
import { composeContact, composeNewsletter, composeScheduling } from './reach.ts'
import { composeServices } from './services.ts'

/** What the sections of one page share out among themselves. */
export interface PageShares {
  readonly own: OwnShare
  /** The trade's motifs in seeded order. */
  readonly motifs: readonly number[]
  readonly description: string
}

const galleryPictures = 6

/** One planned section with all its words. */
export const composeSection = (
  composer: Composer,
  { id, type, nth }: PlannedSection,
  { own, motifs, description }: PageShares,
): AnySection => {
  const motif = (place: number) => motifs[place % Math.max(1, motifs.length)] ?? 0
  switch (type) {
    case 'Header':
      return composeHeader(composer, id)
    case 'Introduction':
      return composeIntroduction(composer, { id, share: own, motif: motif(0) })
    case 'Services':
      return composeServices(composer, { id, ownText: own.services, description })
    case 'Gallery':
      return composeGallery(composer, {
        id,
        motifs: [...motifs.slice(1), motif(0)].slice(0, galleryPictures),
      })
    case 'QuoteBanner':
      return composeQuoteBanner(composer, { id, nth, about: own.about })
    case 'ImageBanner':
      return composeImageBanner(composer, { id, motif: motif(motifs.length - 1 - nth) })
    case 'Team':
      return composeTeam(composer, id)
    case 'Scheduling':
      return composeScheduling(composer, id)
    case 'Video':
      return composeVideo(composer, { id, nth })
    case 'CustomerReviews':
      return composeCustomerReviews(composer, id)
    case 'Logos':
      return composeLogos(composer, id)
    case 'FrequentlyAskedQuestions':
      return composeQuestions(composer, id)
    case 'Contact':
      return composeContact(composer, id)
    case 'Newsletter':
      return composeNewsletter(composer, id)
    case 'Footer':
      return composeFooter(composer, id)
    case 'CodeEmbed':
      return composeCodeEmbed(id)
  }
}
