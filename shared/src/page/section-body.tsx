import { memo } from 'react'
import type { AnySection } from '../draft/content.ts'
import { shownLayout } from '../sections/layout-of.ts'
import { viewOf } from '../sections/look-of.ts'
import type { PageContext } from './page-context.ts'

interface SectionBodyProps {
  readonly section: AnySection
  readonly page: PageContext
}

/** One section in the layout that suits it; rendered again only when it or the page's context changes. */
export const SectionBody = memo(function SectionBody({ section, page }: SectionBodyProps) {
  const View = viewOf(section.type)
  return (
    <View
      section={section}
      page={page}
      layout={shownLayout(section, page.look, {
        avoids: page.places.get(section.id)?.avoids,
        business: page.business,
      })}
    />
  )
})
