import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import type { Destination, Dial } from './dial.ts'
import { acceptedCodings, readBody, TooLarge } from './read-body.ts'

/** What is asked of a server outside. */
export interface OutsideRequest {
  readonly url: string
  /** The media types that are taken, each whole or with a `*`: 'image/*'. */
  readonly types: readonly string[]
  /** How many bytes are taken, unpacked. */
  readonly maximum: number
  readonly signal: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** What is posted, as JSON; where that leads elsewhere it is not sent on. Undefined asks for what stands there. */
  readonly body?: string
  /** Only where it stands is asked: an answer of any type will do, and nothing of its body is taken. */
  readonly onlyHead?: boolean
}

/** Why nothing came: the address may not be asked for, nobody answers well, or the answer is none that is taken. */
export type OutsideFailure = 'refused' | 'unreachable' | 'too-large' | 'too-many-redirects' | 'other-type'

/** What came: `url` is where it stood after all redirects. */
export type OutsideAnswer =
  | {
      readonly ok: true
      readonly url: URL
      readonly status: number
      /** The media type without its parameters. */
      readonly type: string
      /** The character set that the head names, in small letters; '' where none. */
      readonly charset: string
      readonly bytes: Buffer
    }
  | { readonly ok: false; readonly why: OutsideFailure }

/** Asks a server outside for something, and no other one than that. Never rejects. */
export type FetchOutside = (request: OutsideRequest) => Promise<OutsideAnswer>

const redirectsMaximum = 5
const patienceMs = { head: 3_000, all: 10_000 }
const headerBytesMaximum = 16 * 1024
const redirecting = [301, 302, 303, 307, 308]

const fail = (why: OutsideFailure): OutsideAnswer => ({ ok: false, why })

const isTaken = (type: string, types: readonly string[]): boolean =>
  types.some((taken) => taken === type || (taken.endsWith('/*') && type.startsWith(taken.slice(0, -1))))

interface Asked extends Pick<OutsideRequest, 'headers' | 'body'> {
  readonly url: URL
  readonly destination: Destination
  readonly signal: AbortSignal
}

/** The head of the answer, from the very address that was looked up. */
const ask = ({ url, destination, signal, headers, body }: Asked): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { address, port, isSecure } = destination
    const named = isIP(url.hostname) === 0 && !url.hostname.startsWith('[')
    const asking = (isSecure ? requestSecure : requestPlain)({
      method: body === undefined ? 'GET' : 'POST',
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, 'accept-encoding': acceptedCodings, connection: 'close' },
      ...(isSecure && named ? { servername: url.hostname } : {}),
      agent: false,
      maxHeaderSize: headerBytesMaximum,
      signal,
    })
    const tooLate = setTimeout(() => asking.destroy(new Error('no answer in time')), patienceMs.head)
    asking.once('close', () => clearTimeout(tooLate))
    asking.once('error', reject)
    asking.once('response', (answer) => {
      clearTimeout(tooLate)
      resolve(answer)
    })
    asking.end(body)
  })

type Taken = Pick<OutsideRequest, 'types' | 'maximum' | 'onlyHead'> & { readonly url: URL }

const take = async (
  answer: IncomingMessage,
  { url, types, maximum, onlyHead }: Taken,
): Promise<OutsideAnswer> => {
  const [type = '', ...parameters] = (answer.headers['content-type'] ?? '').toLowerCase().split(';')
  const status = answer.statusCode ?? 0
  if (status >= 400 || onlyHead === true) {
    answer.destroy()
    return { ok: true, ...{ url, status, type: type.trim(), charset: '', bytes: Buffer.alloc(0) } }
  }
  if (!isTaken(type.trim(), types) || Number(answer.headers['content-length'] ?? 0) > maximum) {
    answer.destroy()
    return fail(isTaken(type.trim(), types) ? 'too-large' : 'other-type')
  }
  const named = parameters.find((parameter) => parameter.trim().startsWith('charset='))
  const charset = (named?.split('=')[1] ?? '').replace(/["'\s]/gu, '')
  const bytes = await readBody(answer, maximum)
  return { ok: true, ...{ url, status, type: type.trim(), charset, bytes } }
}

const nextOf = (url: URL, { location }: IncomingMessage['headers']): URL | undefined =>
  location !== undefined && URL.canParse(location, url.href) ? new URL(location, url) : undefined

/** A promise that is waited for no longer than a signal lets it: a name server may be silent. */
const within = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true })
    promise.then(resolve, reject)
  })

interface Way extends Pick<OutsideRequest, 'types' | 'maximum' | 'headers' | 'signal' | 'onlyHead' | 'body'> {
  readonly dial: Dial
  readonly userAgent: string
}

/** What stands at an address, or where it leads. */
const askOnce = async (
  url: URL,
  { dial, userAgent, headers, signal, body, ...taken }: Way,
): Promise<OutsideAnswer | URL> => {
  signal.throwIfAborted()
  const destination = await within(dial(url, signal), signal)
  if (destination === undefined) return fail('refused')
  const accept = taken.onlyHead === true ? '*/*' : taken.types.join(', ')
  const posted = body !== undefined && { 'content-type': 'application/json' }
  const sent = { accept, 'user-agent': userAgent, ...posted, ...headers }
  const answer = await ask({ url, destination, signal, headers: sent, ...(posted && { body }) })
  if (!redirecting.includes(answer.statusCode ?? 0)) return take(answer, { ...taken, url })
  answer.destroy()
  if (posted) return fail('unreachable')
  return nextOf(url, answer.headers) ?? fail('unreachable')
}

/** The headers for the next address: what proves who asks is only for whom it was meant. */
const headersFor = (url: URL, first: URL, { headers }: Pick<OutsideRequest, 'headers'>) =>
  url.origin === first.origin ? (headers ?? {}) : {}

/**
 * Asks as `dial` allows: every address is looked at anew, that of each redirect too. No cookie is sent or kept. How much
 * and how long an answer may be is bounded.
 */
export const createFetchOutside =
  (dial: Dial, userAgent: string): FetchOutside =>
  async (request) => {
    if (!URL.canParse(request.url)) return fail('refused')
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs.all)])
    const first = new URL(request.url)
    let url = first
    try {
      for (let redirects = 0; redirects <= redirectsMaximum; redirects += 1) {
        const headers = headersFor(url, first, request)
        const answer = await askOnce(url, { ...request, dial, userAgent, headers, signal })
        if (!(answer instanceof URL)) return answer
        url = answer
      }
      return fail('too-many-redirects')
    } catch (error) {
      return fail(error instanceof TooLarge ? 'too-large' : 'unreachable')
    }
  }
