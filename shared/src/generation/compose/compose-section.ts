import type { AnySection } from '../../draft/content.ts'
import { composers } from '../../sections/composers.ts'
import type { Composer, PageLink, PageShares, PlannedSection } from './composer.ts'

/** Links to the planned sections that have words of their own for them, in page order. */
export const pageLinks = (composer: Composer): readonly PageLink[] =>
  composer.plan.flatMap(({ type, id }) => {
    const label = composers[type].linkLabel?.(composer)
    return label === undefined ? [] : [{ label, link: { type: 'Section', target: id } as const }]
  })

/** One planned section with all its words. */
export const composeSection = (composer: Composer, planned: PlannedSection, shares: PageShares): AnySection =>
  composers[planned.type].compose(composer, planned, shares)
