import type { OrderMail } from '../mail/order-mail.ts'
import type { DomainRow } from '../rows/domain-row.ts'
import type { WebsiteDomains } from '../rows/website-domains.ts'

const mails = {
  connected: 'domain-connected',
  failing: 'domain-failing',
  failed: 'domain-failed',
  unrenewed: 'domain-unrenewed',
  disconnected: 'domain-disconnected',
} as const

/**
 * Orders the mail that the owner of a domain is owed, if any; as often as it is asked. `companyName` is the business that a
 * domain led to which leads nowhere now.
 */
export type TellDomainOwner = (row: DomainRow, companyName?: string) => Promise<void>

/** Opens the telling. What is owed stands in the row, written with what it tells of, until the mail is ordered. */
export const createTellDomainOwner =
  (services: {
    readonly domains: Pick<WebsiteDomains, 'concludeTelling'>
    readonly orderMail: OrderMail
  }): TellDomainOwner =>
  async (row, companyName = '') => {
    if (row.untold === undefined) return
    const data = { domainId: row._id, ...(companyName !== '' && { companyName }) }
    await services.orderMail({ mail: mails[row.untold], data })
    await services.domains.concludeTelling(row)
  }
