import type { Bus } from '@shingle/storage/bus/bus.ts'
import { openToldCertificates } from '@shingle/storage/certificates/told-certificates.ts'
import { createAnnounceDomain } from '@shingle/storage/domains/announce-domain.ts'
import { createOrderLaterLook, createOrderLook } from '@shingle/storage/domains/domain-jobs.ts'
import { createHasWww } from '@shingle/storage/domains/has-www.ts'
import { createShownSiteUrls, type SiteUrlPorts } from '@shingle/storage/domains/site-urls.ts'
import { createTellDomainOwner } from '@shingle/storage/domains/tell-domain-owner.ts'
import type { JobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { openCertificateRows } from '@shingle/storage/rows/certificates.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { openDomainsHistory } from '@shingle/storage/rows/website-domains-history.ts'

interface Ports extends SiteUrlPorts {
  readonly bus: Bus
  readonly queue: JobQueue
  readonly orderMail: OrderMail
}

/** What the calls about domains stand on, and where websites are. */
export const openDomains = ({ queue, orderMail, ...ports }: Ports) => {
  const { db, clock } = ports
  const domains = openWebsiteDomains(db, clock)
  const told = openToldCertificates(db, ports.domainSettings)
  return {
    ...{ domains, history: openDomainsHistory(db, clock), siteUrls: createShownSiteUrls(ports) },
    orderLook: createOrderLook(queue, clock),
    orderLaterLook: createOrderLaterLook(queue, clock),
    announceDomain: createAnnounceDomain(ports),
    dropCertificate: openCertificateRows(db).drop,
    ...{ renewalOf: told.renewalOf, hasWww: createHasWww(told) },
    tellOwner: createTellDomainOwner({ domains, orderMail }),
  }
}
