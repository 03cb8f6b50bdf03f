import type { Db } from 'mongodb'
import type { DomainSettings } from '../domains/domain-settings.ts'
import { createDomainSource } from './domain-source.ts'
import { createHostLookup, type HostLookup, type HostLookupOptions } from './host-lookup.ts'

/** What the lookup of a deployment stands on; without a database it knows the deployment's own hosts alone. */
interface HostsOptions extends Omit<HostLookupOptions, 'sources'> {
  readonly db?: Db
  readonly domainSettings?: DomainSettings
}

/** The lookup that every process of a deployment uses: whatever is a source here is served by all of them. */
export const openHosts = ({ db, domainSettings, ...options }: HostsOptions): HostLookup => {
  const { clock } = options
  const sources = db && domainSettings ? [createDomainSource({ db, domainSettings, clock })] : []
  return createHostLookup({ ...options, sources })
}
