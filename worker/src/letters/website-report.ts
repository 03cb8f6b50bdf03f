import { siteUrl } from '@shingle/shared/origins/origins.ts'
import { createSiteUrls } from '@shingle/storage/domains/site-urls.ts'
import { openReports } from '@shingle/storage/rows/reports.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Tells the operator of a report, where the deployment names an address for that. */
export const websiteReport = (sources: LetterSources): LetterWriter<'website-report'> => {
  const { db, origins, operatorMail } = sources
  const [reports, siteUrls] = [openReports(db), createSiteUrls(sources)]
  return async ({ reportId }) => {
    const report = await reports.find(reportId)
    if (report === undefined || operatorMail === undefined) return undefined
    const { handle, websiteId, reason, text } = report
    const { websiteReportMail } = await import('@shingle/mail/website-report.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const domainUrl = (await siteUrls.shownAt(websiteId)) ?? null
    const props = { handle, siteUrl: siteUrl(origins, handle), domainUrl, websiteId, reason, text }
    return { to: operatorMail, ...(await writeMail(websiteReportMail, props)) }
  }
}
