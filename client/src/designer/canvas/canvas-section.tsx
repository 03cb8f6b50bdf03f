import type { AnySection } from '@shingle/shared/draft/content.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { SectionBody } from '@shingle/shared/page/section-body.tsx'
import { shownSections } from '@shingle/shared/page/shown-sections.ts'
import { PageProvider } from '@shingle/shared/page/use-page.ts'
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { useSection } from '../../replica/use-draft.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { countRender } from './render-count.ts'
import { concernsSection } from './section-page.ts'

/** One section, which follows its own part of the draft alone: writing in it renders no other. */
export const CanvasSection = ({ id }: { id: string }) => {
  const section = useSection(id)
  const page = useSectionPage(section)
  const { mode } = page
  const shown = useMemo(
    () => (section ? shownSections({ sections: [section] }, mode)[0] : undefined),
    [section, mode],
  )
  return shown ? <CountedSection section={shown} page={page} /> : null
}

const CountedSection = memo(function CountedSection(props: { section: AnySection; page: PageContext }) {
  const { section, page } = props
  useLayoutEffect(() => countRender(section.id))
  return (
    <PageProvider value={page}>
      <SectionBody section={section} page={page} />
    </PageProvider>
  )
})

interface Seen {
  page: PageContext
  section: AnySection | undefined
}

/** The page as this section last saw it, until something of it changes that the section shows or it renders anyway. */
const useSectionPage = (section: AnySection | undefined): PageContext => {
  const page = useCanvasPage()
  const seen = useRef<Seen>({ page, section })
  const known = seen.current
  const isStale = known.page !== page && section !== undefined
  if (known.section !== section || (isStale && concernsSection(section, known.page, page))) {
    seen.current = { page, section }
  }
  return seen.current.page
}
