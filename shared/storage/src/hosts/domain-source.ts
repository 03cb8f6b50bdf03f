import { domainOfHost, mayBeDomain } from '@shingle/shared/domain/domain-of-host.ts'
import { strictTransportAfterMs } from '@shingle/shared/domain/limits.ts'
import type { Db } from 'mongodb'
import type { DomainSettings } from '../domains/domain-settings.ts'
import { openWebsiteDomains } from '../rows/website-domains.ts'
import { openWebsites } from '../rows/websites.ts'
import type { HostSource } from './host-lookup.ts'

const port = /:\d{1,5}$/

/** Knows the connected domains of owners, with and without www. */
export const createDomainSource = ({
  db,
  domainSettings,
  clock,
}: {
  readonly db: Db
  readonly domainSettings: DomainSettings
  readonly clock: () => Date
}): HostSource => {
  const [domains, websites] = [openWebsiteDomains(db, clock), openWebsites(db)]
  return {
    find: async (host) => {
      const bare = host.replace(port, '')
      if (!mayBeDomain(bare)) return undefined
      const domainName = domainOfHost(bare)
      const served = await domains.served(domainName)
      if (served?.websiteId == null) return undefined
      const [standing] = await websites.handlesOf(served.websiteId)
      const since = served.connectedAt?.getTime() ?? clock().getTime()
      return {
        // An address that it had may be another website's by now.
        ...{ kind: 'website', handle: standing?._id ?? null },
        domain: {
          websiteId: served.websiteId,
          origin: domainSettings.originOf(domainName),
          isCanonical: bare === domainName,
          isSecuredHere: domainSettings.httpsPort !== undefined,
          isStrict: clock().getTime() - since >= strictTransportAfterMs,
        },
      }
    },
  }
}
