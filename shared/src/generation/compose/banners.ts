import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { artworkImage } from '../../image/image-value.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { galleryLimits } from '../../sections/gallery/fields.ts'
import { textLimits } from '../text-limits.ts'
import { altOf, captionOf } from './artwork-choice.ts'
import { type Composer, say, sayAll } from './composer.ts'

const quotesOf = (composer: Composer): string[] =>
  sayAll(composer, 'quote', { templates: composer.copy.quotes, limit: textLimits.quote })

/** A text banner: one of the trade's sayings, and beneath the first the person's own words about themselves. */
export const composeQuoteBanner = (
  composer: Composer,
  { id, nth, about }: { id: string; nth: number; about: string },
): SectionOf<'QuoteBanner'> =>
  blankSection('QuoteBanner', id, {
    primary: quotesOf(composer)[nth] ?? '',
    subordinate: richTextOf(nth === 0 ? about : ''),
  })

/** An image banner, wordless: text on a picture is left to the owner. */
export const composeImageBanner = (
  composer: Composer,
  { id, motif }: { id: string; motif: number },
): SectionOf<'ImageBanner'> =>
  blankSection('ImageBanner', id, {
    image: artworkImage(composer.pack.artwork, motif, altOf(composer, motif)),
  })

/** The gallery: drawings of the trade that say what they show. */
export const composeGallery = (
  composer: Composer,
  { id, motifs }: { id: string; motifs: readonly number[] },
): SectionOf<'Gallery'> =>
  blankSection('Gallery', id, {
    heading: say(composer, 'gallery-heading', {
      templates: composer.copy.headings.gallery,
      limit: { characters: galleryLimits.heading },
    }),
    items: motifs.slice(0, galleryLimits.items).map((motif, index) => ({
      id: composer.choose.id(`${id}/picture/${index}`),
      image: artworkImage(composer.pack.artwork, motif, altOf(composer, motif)),
      caption: captionOf(composer, motif).slice(0, galleryLimits.caption),
    })),
  })
