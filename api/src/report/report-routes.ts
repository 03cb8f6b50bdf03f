import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { sendReportEndpoint } from '@shingle/shared/report/endpoints.ts'
import { severalLines } from '@shingle/shared/text/plain-text.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'
import { openReports } from '@shingle/storage/rows/reports.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import type { Db } from 'mongodb'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { countNote } from '../limits/count-address.ts'
import type { CountUse, TryShare } from '../limits/rate-limits.ts'
import { freshId } from '../session/keys.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  readonly countUse: CountUse
  readonly tryShare: TryShare
  readonly orderMail: OrderMail
}

/** Reporting a published website, without an account. */
export const reportRoutes = ({ db, clock, countUse, tryShare, orderMail }: Services): readonly Route[] => {
  const [reports, published] = [openReports(db), openWebsites(db)]
  // About one website first: whoever floods that uses up nothing of what is mailed about others.
  const mayMail = async (websiteId: string, asker: string): Promise<boolean> =>
    (await tryShare('report-mails-per-website', { target: websiteId, asker })) &&
    tryShare('report-mails-together', { target: 'operator', asker })
  return [
    openRoute(sendReportEndpoint, {
      summary: 'Report a published website to whoever runs the deployment',
      problems: [noWebsiteAtLink],
      handle: async ({ ctx, body: { websiteId, reason, text } }) => {
        const site = await published.site(websiteId)
        if (site === undefined) throw new Refusal(noWebsiteAtLink)
        await countNote(countUse, 'report', ctx.ip)
        const row = { websiteId, handle: site._id, reason, text: severalLines(text), createdAt: clock() }
        const _id = freshId()
        // Of those that nobody reads any more, none is mailed. Whoever floods them, the first from each network is.
        const isMailed = await mayMail(websiteId, askerOf(ctx.ip))
        if (!(await reports.keep({ _id, ...row, isMailed }))) throw new Refusal(tooManyRequests)
        if (isMailed) await orderMail({ mail: 'website-report', data: { reportId: _id } })
        return { status: 200, body: {} }
      },
    }),
  ]
}
