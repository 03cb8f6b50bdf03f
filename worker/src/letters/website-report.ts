import { siteUrl } from '@shingle/shared/origins/origins.ts'
import { openReports } from '@shingle/storage/rows/reports.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Tells the operator of a report, where the deployment names an address for that. */
export const websiteReport = ({
  db,
  origins,
  operatorMail,
}: LetterSources): LetterWriter<'website-report'> => {
  const reports = openReports(db)
  return async ({ reportId }) => {
    const report = await reports.find(reportId)
    if (report === undefined || operatorMail === undefined) return undefined
    const { handle, websiteId, reason, text } = report
    const { websiteReportMail } = await import('@shingle/mail/website-report.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const props = { handle, siteUrl: siteUrl(origins, handle), websiteId, reason, text }
    return { to: operatorMail, ...(await writeMail(websiteReportMail, props)) }
  }
}
