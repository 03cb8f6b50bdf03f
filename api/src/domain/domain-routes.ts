import { businessLimits } from '@shingle/shared/business/business.ts'
import { readDomainName } from '@shingle/shared/domain/domain-name.ts'
import {
  connectDomainEndpoint,
  deleteDomainEndpoint,
  disconnectDomainEndpoint,
  disconnectEmailEndpoint,
  lookAtDomainEndpoint,
  readDomainEndpoint,
} from '@shingle/shared/domain/endpoints.ts'
import {
  domainHasSpaces,
  domainIsSet,
  domainNotDeletable,
  domainNotOwned,
  domainNotSet,
  domainsNotOffered,
  invalidWebsiteId,
  publishFirst,
  tooManyDomains,
} from '@shingle/shared/domain/problems.ts'
import { oneLine } from '@shingle/shared/text/plain-text.ts'
import { cutText } from '@shingle/shared/text/text-length.ts'
import type { HasWww } from '@shingle/storage/domains/has-www.ts'
import type { DomainRow } from '@shingle/storage/rows/domain-row.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { Drafts } from '../website/drafts.ts'
import { type ConnectServices, createConnectDomain } from './connect-domain.ts'
import { createDisconnectDomain, type DisconnectServices } from './disconnect-domain.ts'
import { createReadDomain } from './domain-view.ts'

interface Services extends ConnectServices, DisconnectServices {
  readonly drafts: Drafts
  readonly renewalOf: (domainName: string) => Promise<Date | null>
  readonly hasWww: HasWww
}

/** The domain of a website; throws where it has none. */
const domainOf = async ({ domains }: Services, websiteId: string): Promise<DomainRow> => {
  const row = await domains.ofWebsite(websiteId)
  if (row === undefined) throw new Refusal(domainNotSet)
  return row
}

const read = (services: Services): Route => {
  const readDomain = createReadDomain(services)
  return route(readDomainEndpoint, {
    summary: 'The domain of a website, and what its records lack',
    handle: async ({ thing: draft }) => ({ status: 200, body: await readDomain(draft) }),
  })
}

const connect = (services: Services): Route => {
  const [readDomain, connectDomain] = [createReadDomain(services), createConnectDomain(services)]
  return route(connectDomainEndpoint, {
    summary: 'Connect a domain with a website, or connect it again',
    problems: [domainsNotOffered, domainHasSpaces, publishFirst, domainIsSet, tooManyDomains],
    handle: async ({ thing: draft, body }) => {
      const { isNew } = unwrap(await connectDomain(draft, body.domainName))
      return { status: isNew ? 201 : 200, body: await readDomain(draft) }
    },
  })
}

const look = (services: Services): Route =>
  route(lookAtDomainEndpoint, {
    summary: 'Look at the domain of a website now',
    problems: [domainNotSet],
    handle: async ({ thing: draft }) => {
      const { _id } = await domainOf(services, draft._id)
      await services.orderLook(_id)
      return { status: 204, body: undefined }
    },
  })

const remove = (services: Services): Route =>
  route(deleteDomainEndpoint, {
    summary: 'Give up a domain whose ownership is not verified',
    problems: [domainNotSet, domainNotDeletable],
    handle: async ({ thing: draft }) => {
      const row = await domainOf(services, draft._id)
      if (!(await services.domains.remove(row))) throw new Refusal(domainNotDeletable)
      await services.history.note('Deleted', row)
      return { status: 204, body: undefined }
    },
  })

const disconnect = (services: Services): Route => {
  const disconnectDomain = createDisconnectDomain(services)
  return route(disconnectDomainEndpoint, {
    summary: 'Disconnect the domain of a website',
    problems: [domainNotSet],
    handle: async ({ thing: draft }) => {
      await disconnectDomain(await domainOf(services, draft._id))
      return { status: 204, body: undefined }
    },
  })
}

/** The one key of a name in whatever spelling; what cannot be read is nobody's. */
const keyOf = ({ origins, domainSettings }: Services, typed: string): string => {
  const name = readDomainName(typed, { origins, isStage: domainSettings.isStage })
  return name.ok ? name.value.name : ''
}

/** The name of a business, as long as one may be and in one line. */
const tidyName = (typed: string): string => cutText(oneLine(typed).trim(), businessLimits.name)

const sendMail = (services: Services): Route =>
  route(disconnectEmailEndpoint, {
    summary: 'Send the mail about a domain that was disconnected',
    problems: [invalidWebsiteId, domainNotSet, domainNotOwned],
    handle: async ({ caller, body }) => {
      const { domains, drafts, tellOwner } = services
      const found = await drafts.findFor(body.websiteId, caller)
      if (found?.role !== 'Owner') throw new Refusal(invalidWebsiteId)
      if (body.domain.trim() === '') throw new Refusal(domainNotSet)
      const row = await domains.ofAccount(caller.id, keyOf(services, body.domain))
      if (row === undefined) throw new Refusal(domainNotOwned)
      if (row.untold === 'disconnected') await tellOwner(row, tidyName(body.companyName))
      return { status: 204, body: undefined }
    },
  })

/** Connecting domains (specification 4, 7 and 8). */
export const domainRoutes = (services: Services): readonly Route[] => [
  read(services),
  connect(services),
  look(services),
  remove(services),
  disconnect(services),
  sendMail(services),
]
