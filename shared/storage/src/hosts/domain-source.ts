import { strictTransportAfterMs } from '@shingle/shared/domain/limits.ts'
import type { Db } from 'mongodb'
import type { DomainSettings } from '../domains/domain-settings.ts'
import { openWebsiteDomains } from '../rows/website-domains.ts'
import { openWebsites } from '../rows/websites.ts'
import type { HostSource } from './host-lookup.ts'

// Nothing else can be a domain of an owner: whoever sends it costs no question.
const name =
  /^(?=.{4,253}(?::|$))(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+(?::|$))[a-z0-9-]{2,63}(?::\d{1,5})?$/

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
      if (!name.test(host)) return undefined
      const bare = host.replace(/:\d+$/, '')
      const domainName = bare.replace(/^www\./, '')
      const served = await domains.served(domainName)
      if (served?.websiteId == null) return undefined
      const [standing] = await websites.handlesOf(served.websiteId)
      const since = served.connectedAt?.getTime() ?? clock().getTime()
      return {
        // An address that it had may be another website's by now.
        ...{ kind: 'website', handle: standing?._id ?? null },
        domain: {
          origin: domainSettings.originOf(domainName),
          isCanonical: bare === domainName,
          isSecuredHere: domainSettings.httpsPort !== undefined,
          isStrict: clock().getTime() - since >= strictTransportAfterMs,
        },
      }
    },
  }
}
