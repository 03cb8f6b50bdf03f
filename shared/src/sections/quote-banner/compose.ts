import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { OwnShare, SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, sayAll } from '../../generation/compose/composer.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'

const quotesOf = (composer: Composer): string[] =>
  sayAll(composer, 'quote', { templates: composer.copy.quotes, limit: textLimits.quote })

/** A text banner: a sentence of the person's own, else one of the trade's sayings, and beneath the first the person's own words about themselves. */
const composeQuoteBanner = (
  composer: Composer,
  { id, nth, own: { statement, about } }: { id: string; nth: number; own: OwnShare },
): SectionOf<'QuoteBanner'> =>
  blankSection('QuoteBanner', id, {
    primary: (nth === 0 ? statement : '') || (quotesOf(composer)[nth] ?? ''),
    subordinate: richTextOf(nth === 0 ? about : ''),
  })

/** How the generator writes the QuoteBanner section. */
export const quoteBannerComposer: SectionComposer<'QuoteBanner'> = {
  compose: (composer, { id, nth, holds }, { own }) =>
    holds === 'refusals'
      ? blankSection('QuoteBanner', id, {
          primary: composer.wording.refusals,
          subordinate: richTextOf(own.refusals),
        })
      : composeQuoteBanner(composer, { id, nth, own }),
  places: [3, 1, 2, 4],
}
