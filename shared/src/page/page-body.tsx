import { memo } from 'react'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { languageTag } from '../language/language.ts'
import { layoutOf } from '../sections/layout-of.ts'
import { viewOf } from '../sections/look-of.ts'
import { CookieBanner } from './cookie-banner.tsx'
import type { PageContext } from './page-context.ts'
import { PageWays } from './page-ways.tsx'
import { shownSections } from './shown-sections.ts'
import { PageProvider } from './use-page.ts'

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
      layout={layoutOf(section, page.look, {
        avoids: page.places.get(section.id)?.avoids,
        business: page.business,
      })}
    />
  )
})

interface PageBodyProps {
  readonly content: DraftContent
  readonly page: PageContext
}

/** A whole page: every section in order, through the kit. */
export const PageBody = ({ content, page }: PageBodyProps) => {
  const shown = shownSections(content, page.mode)
  const body = (section: AnySection) => <SectionBody key={section.id} section={section} page={page} />
  const [header, footer] = [
    shown.find(({ type }) => type === 'Header'),
    shown.find(({ type }) => type === 'Footer'),
  ]
  return (
    <PageProvider value={page}>
      <div className={`site mode-${page.mode}`} lang={languageTag[page.language]}>
        <a className="skip" href="#content">
          {page.strings.skipToContent}
        </a>
        {header === undefined ? null : body(header)}
        <main id="content">
          {shown.filter((section) => section !== header && section !== footer).map(body)}
        </main>
        {footer === undefined ? (
          <p className="report-alone">
            <PageWays page={page} />
          </p>
        ) : (
          body(footer)
        )}
        {page.settings.cookieBanner ? <CookieBanner page={page} /> : null}
      </div>
    </PageProvider>
  )
}
