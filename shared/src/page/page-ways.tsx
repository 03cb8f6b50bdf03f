import type { PageContext } from './page-context.ts'
import { usePageParts } from './use-page-parts.ts'

/**
 * The ways that every page owes its visitors: to the pages beside it, back to their cookie choice, to whoever made its pictures, and the quiet one to tell
 * whoever runs the product that the website does harm, which is only its words before it is published.
 */
export const PageWays = ({ page }: { readonly page: PageContext }) => {
  const parts = usePageParts()
  const { report } = page.strings
  return (
    <>
      {parts && <parts.LateWays page={page} />}
      {page.reportUrl === undefined ? (
        <span className="report">{report}</span>
      ) : (
        <a className="report" href={page.reportUrl} rel="nofollow">
          {report}
        </a>
      )}
    </>
  )
}
