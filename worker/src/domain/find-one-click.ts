import type { WantedRecord } from '@shingle/shared/domain/records.ts'
import { fetchJson } from '@shingle/storage/outside/fetch-json.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import * as z from 'zod/mini'

/** What a provider of names is asked about. */
interface OneClickOrder {
  readonly name: string
  readonly zone: string
  /** What the domain says of its provider, if anything. */
  readonly provider: readonly string[]
  readonly records: readonly WantedRecord[]
}

/**
 * Where the provider of a domain sets the records by itself, by Domain Connect, once the owner agrees there; null where it
 * does not speak that, or does not know what this deployment sets.
 */
export type FindOneClick = (order: OneClickOrder) => Promise<string | null>

const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain })
const settingsSchema = z.object({ urlSyncUX: httpsUrl, urlAPI: httpsUrl })
const providerHost = /^[a-z0-9.-]{4,200}(?:\/[\w./-]{0,100})?$/i
const service = 'website'
const [mostBytes, waitMs] = [64 * 1024, 5_000]

/** What the template takes: https://github.com/Domain-Connect/spec */
const applyUrl = (syncUx: string, appHost: string, { name, zone, records }: OneClickOrder): string => {
  const of = (type: WantedRecord['type']) => records.find((record) => record.type === type)?.content ?? ''
  const url = new URL(
    `${syncUx.replace(/\/$/, '')}/v2/domainTemplates/providers/${appHost}/services/${service}/apply`,
  )
  url.searchParams.set('domain', zone)
  if (name !== zone) url.searchParams.set('host', name.slice(0, -zone.length - 1))
  url.searchParams.set('ip', of('A'))
  // A template that names it can be applied with it alone, and any other takes no notice.
  if (of('AAAA') !== '') url.searchParams.set('ip6', of('AAAA'))
  url.searchParams.set('target', of('CNAME'))
  url.searchParams.set('proof', of('TXT'))
  return url.href
}

/** Opens the finding; `appHost` is what providers know the template of this deployment by. */
export const createFindOneClick = (fetchOutside: FetchOutside, appHost: string): FindOneClick => {
  const askJson = async (url: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(waitMs)
    const answer = await fetchJson(fetchOutside, { url, maximum: mostBytes, signal })
    return answer.ok ? answer.said : undefined
  }
  return async (order) => {
    const [host] = order.provider
    if (host === undefined || !providerHost.test(host)) return null
    const settings = settingsSchema.safeParse(await askJson(`https://${host}/v2/${order.zone}/settings`))
    if (!settings.success) return null
    const { urlAPI, urlSyncUX } = settings.data
    const template = `${urlAPI.replace(/\/$/, '')}/v2/domainTemplates/providers/${appHost}/services/${service}`
    return (await askJson(template)) === undefined ? null : applyUrl(urlSyncUX, appHost, order)
  }
}
