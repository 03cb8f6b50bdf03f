import type { AnySection, DraftContent } from '../draft/content.ts'
import { languageTag } from '../language/language.ts'
import type { PageContext } from './page-context.ts'
import { PageWays } from './page-ways.tsx'
import { SectionBody } from './section-body.tsx'
import { shownSections } from './shown-sections.ts'
import { PageProvider } from './use-page.ts'
import { usePageParts } from './use-page-parts.ts'

interface PageBodyProps {
  readonly content: DraftContent
  readonly page: PageContext
}

/** A whole page: every section in order, through the kit. */
export const PageBody = ({ content, page }: PageBodyProps) => {
  const parts = usePageParts()
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
        {/* Before the page, which it covers in part: a keyboard meets it first. */}
        {parts && <parts.CookieBanner page={page} />}
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
      </div>
    </PageProvider>
  )
}
