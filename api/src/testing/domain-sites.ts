import {
  connectDomainEndpoint,
  deleteDomainEndpoint,
  disconnectDomainEndpoint,
  lookAtDomainEndpoint,
  readDomainEndpoint,
} from '@shingle/shared/domain/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { aDraft, publish } from './a-draft.ts'
import type { Person } from './sign-in-as.ts'
import type { TestApi } from './start-test-api.ts'

/** Published websites, what is asked of their domains, and what is stored of these. */
export const openDomainSites = (api: TestApi) => {
  let count = 0
  const aWebsite = async (owner: Person) => {
    await api.db.collection('RateLimits').deleteMany({})
    const id = await aDraft(api, owner)
    count += 1
    const handle = `harrow-${count}`
    await publish(api, id, { person: owner, handle })
    const call = { params: { id }, token: owner.token }
    return {
      id,
      handle,
      read: async () => (await api.ask(readDomainEndpoint, call)).answer,
      connect: (domainName: string) => api.ask(connectDomainEndpoint, { ...call, body: { domainName } }),
      remove: () => api.ask(deleteDomainEndpoint, call),
      disconnect: () => api.ask(disconnectDomainEndpoint, call),
      look: () => api.ask(lookAtDomainEndpoint, call),
      end: () => api.ask(deleteWebsiteEndpoint, call),
    }
  }
  const domainRows = () => api.db.collection('WebsiteDomains')
  const setState = (domainName: string, set: object) => domainRows().updateOne({ domainName }, { $set: set })
  const history = async (domainName: string) =>
    (
      await api.db.collection('WebsiteDomainsHistory').find({ domainName }).sort({ createdAt: 1 }).toArray()
    ).map(({ type, state }) => [type, state])
  return { aWebsite, domainRows, setState, history }
}

/** A website whose domain is asked for. */
export type DomainSite = Awaited<ReturnType<ReturnType<typeof openDomainSites>['aWebsite']>>
