import type { PageContext } from './page-context.ts'
import { ReportLink } from './report-link.tsx'
import { usePageParts } from './use-page-parts.ts'

/** The ways that every page owes its visitors: back to their cookie choice, and to report it. */
export const PageWays = ({ page }: { readonly page: PageContext }) => {
  const parts = usePageParts()
  return (
    <>
      {parts && page.settings.cookieBanner ? <parts.CookieChoice page={page} /> : null}
      <ReportLink page={page} />
    </>
  )
}
