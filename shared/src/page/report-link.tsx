import type { PageContext } from './page-context.ts'

/** The quiet way to tell whoever runs the product that a website does harm; only its words before it is published. */
export const ReportLink = ({ page }: { readonly page: Pick<PageContext, 'strings' | 'reportUrl'> }) =>
  page.reportUrl === undefined ? (
    <span className="report">{page.strings.report}</span>
  ) : (
    <a className="report" href={page.reportUrl} rel="nofollow">
      {page.strings.report}
    </a>
  )
