import { shownDomain } from '@shingle/shared/domain/domain-name.ts'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import type { Db } from 'mongodb'
import { openWebsiteDomains } from '../rows/website-domains.ts'
import type { DomainSettings } from './domain-settings.ts'

/** What telling where websites are stands on. */
export interface SiteUrlPorts {
  readonly db: Db
  readonly origins: Origins
  readonly clock: () => Date
  readonly domainSettings: DomainSettings
}

/** Where visitors find a website that is published at a handle. */
export type SiteUrlOf = (site: { readonly websiteId: string; readonly handle: string }) => string

/** Where visitors find websites: at their connected domains while these lead here, else at their handles. */
export interface SiteUrls {
  readonly of: (site: { readonly websiteId: string; readonly handle: string }) => Promise<string>
  /** The domain that a website is found at, as an origin; undefined where it has none. */
  readonly domainOf: (websiteId: string) => Promise<string | undefined>
  /** The domain that shows a website to whoever comes there, as an origin, be it one where nobody is sent for now. */
  readonly shownAt: (websiteId: string) => Promise<string | undefined>
  /** `of` for many at once. */
  readonly among: (websiteIds: readonly string[]) => Promise<SiteUrlOf>
}

/** Opens the telling, of addresses as machines write them. */
export const createSiteUrls = ({ db, origins, clock, domainSettings }: SiteUrlPorts): SiteUrls => {
  const domains = openWebsiteDomains(db, clock)
  const domainOf = async (websiteId: string) => {
    const domain = (await domains.servedOf([websiteId])).get(websiteId)
    return domain === undefined ? undefined : domainSettings.originOf(domain)
  }
  const shownAt = async (websiteId: string) => {
    const domain = await domains.shownAt(websiteId)
    return domain === undefined ? undefined : domainSettings.originOf(domain)
  }
  const among = async (websiteIds: readonly string[]): Promise<SiteUrlOf> => {
    const served = await domains.servedOf(websiteIds)
    return ({ websiteId, handle }) => {
      const domain = served.get(websiteId)
      return domain === undefined ? siteUrl(origins, handle) : domainSettings.originOf(domain)
    }
  }
  return { among, domainOf, shownAt, of: async (site) => (await among([site.websiteId]))(site) }
}

/** The same for people who read them: where visitors find a website, its domain in its own letters. */
export const createShownSiteUrls = (ports: SiteUrlPorts): SiteUrls => {
  const { originOf } = ports.domainSettings
  const domainSettings = { ...ports.domainSettings, originOf: (name: string) => originOf(shownDomain(name)) }
  const { of, among } = createSiteUrls({ ...ports, domainSettings })
  return { ...createSiteUrls(ports), of, among }
}
