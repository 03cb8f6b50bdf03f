import type { AnySection } from '../../draft/content.ts'
import { composers } from '../../sections/composers.ts'
import type { Composer, PageLink, PageShares, PlannedSection } from './composer.ts'

/** Links to the planned sections that have words for them, in page order. */
export const pageLinks = (composer: Composer): readonly PageLink[] =>
  composer.plan.flatMap(({ type, id }) => {
    const { linkLabel, isSampled } = composers[type]
    const label = linkLabel?.(composer)
    if (label === undefined) return []
    const link = { type: 'Section', target: id } as const
    return [{ label, link, isSampled: isSampled?.(composer) ?? false }]
  })

/** One planned section with all its words. */
export const composeSection = (composer: Composer, planned: PlannedSection, shares: PageShares): AnySection =>
  composers[planned.type].compose(composer, planned, shares)
