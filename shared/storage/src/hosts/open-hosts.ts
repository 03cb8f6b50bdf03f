import { createHostLookup, type HostLookup, type HostLookupOptions, type HostSource } from './host-lookup.ts'

/** What knows hosts beside the deployment's own: nothing yet, so that no host of a stranger is ever asked for. */
const sources: readonly HostSource[] = []

/** The lookup that every process of a deployment uses: whatever is a source here is served by all of them. */
export const openHosts = (options: Omit<HostLookupOptions, 'sources'>): HostLookup =>
  createHostLookup({ ...options, sources })
