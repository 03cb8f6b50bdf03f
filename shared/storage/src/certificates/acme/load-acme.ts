import { AuthorityBusy } from './authority-busy.ts'

type Acme = typeof import('acme-client')

const waitMs = 15_000
// What an authority means that says to wait, and not how long.
const usualPauseMs = 15 * 60 * 1000
const [tooMany, unavailable] = [429, 503] as const

const secondsOrDate = (value: unknown, now: number): number | undefined => {
  const text = String(value ?? '')
  if (/^\d+$/.test(text)) return now + Number(text) * 1000
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : at
}

const wordOf = (answered: unknown): string =>
  typeof answered === 'object' && answered !== null && 'detail' in answered ? String(answered.detail) : ''

/**
 * What an answer means that wants us to wait, if it does. RFC 8555 6.6: by Retry-After. Authorities say in words alone what a
 * limit is about: one that names the names of an order stops these, any other stops all.
 */
export const busyFrom = (
  {
    status,
    retryAfter,
    body,
  }: { readonly status: number; readonly retryAfter: unknown; readonly body: unknown },
  now: number,
): AuthorityBusy | undefined => {
  if (status !== tooMany && status !== unavailable) return undefined
  const word = wordOf(body)
  const until = new Date(secondsOrDate(retryAfter, now) ?? now + usualPauseMs)
  const isOfNames =
    status === tooMany && /exact set of (?:domains|identifiers)|\bfor (?:domain )?"[^"]+"/i.test(word)
  return new AuthorityBusy(word || `The authority answered ${status}.`, { until, isOfNames })
}

const busy = new Map<string, AuthorityBusy>()
const hostOf = (url: string | undefined): string => new URL(url ?? '').host

const prepare = (acme: Acme): Acme => {
  const { axios } = acme
  axios.defaults.timeout = waitMs
  // Its own retries sleep within the call for as long as the authority says, which may be days.
  Object.assign(axios.defaults, { acmeSettings: { retryMaxAttempts: 0, retryDefaultDelay: 1 } })
  axios.interceptors.request.use((request) => {
    const known = busy.get(hostOf(request.url))
    if (known !== undefined && known.until.getTime() > Date.now()) throw known
    return request
  })
  axios.interceptors.response.use((response) => {
    const { status, headers, data, config } = response
    const found = busyFrom({ status, retryAfter: headers['retry-after'], body: data }, Date.now())
    if (found === undefined) return response
    if (!found.isOfNames) busy.set(hostOf(config.url), found)
    throw found
  })
  return acme
}

let loading: Promise<Acme> | undefined

/** The library that speaks ACME, made to ask nothing of an authority that wants us to wait. Large: loaded for the first order. */
export const loadAcme = (): Promise<Acme> => {
  loading ??= import('acme-client').then((acme) => prepare(acme.default as Acme))
  return loading
}
