import type { OrderMail } from '../mail/order-mail.ts'
import type { DomainRow } from '../rows/domain-row.ts'
import type { WebsiteDomains } from '../rows/website-domains.ts'

const mails = {
  connected: 'domain-connected',
  failed: 'domain-failed',
  unrenewed: 'domain-unrenewed',
  disconnected: 'domain-disconnected',
} as const

/** Orders the mail that the owner of a domain is owed, if any; as often as it is asked. */
export type TellDomainOwner = (row: DomainRow) => Promise<void>

/** Opens the telling. What is owed stands in the row, written with what it tells of, until the mail is ordered. */
export const createTellDomainOwner =
  (services: {
    readonly domains: Pick<WebsiteDomains, 'concludeTelling'>
    readonly orderMail: OrderMail
  }): TellDomainOwner =>
  async (row) => {
    if (row.untold === undefined) return
    await services.orderMail({ mail: mails[row.untold], data: { domainId: row._id } })
    await services.domains.concludeTelling(row)
  }
