import type { AnySection } from '../../draft/content.ts'
import { composers } from '../../sections/composers.ts'
import type { SectionType } from '../../sections/sections.ts'
import type { Composer, PageLink, PageShares, PlannedSection } from './composer.ts'

const labelOf = (composer: Composer, type: SectionType): string | undefined =>
  composers[type].linkLabel?.(composer)

/** Links to the planned sections that have words for them, in page order. */
export const pageLinks = (composer: Composer): readonly PageLink[] =>
  composer.plan.flatMap(({ type, id }) => {
    const label = labelOf(composer, type)
    return label === undefined ? [] : [{ type, label, link: { type: 'Section', target: id } as const }]
  })

/** One planned section with all its words. */
export const composeSection = (composer: Composer, planned: PlannedSection, shares: PageShares): AnySection =>
  composers[planned.type].compose(composer, planned, shares)
