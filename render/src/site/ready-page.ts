import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PageEncoding } from '@shingle/shared/website/published-page.ts'
import { type WholeAnswer, wholeAnswer } from '@shingle/storage/network/fast-path/whole-answer.ts'

/** One encoding of a page, ready to be written: nothing is computed per request. */
export interface ReadyVariant {
  readonly tag: string
  readonly body: Buffer
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: string[]
  /** The same for a domain of an owner, which has a word of its own about https. */
  readonly domainHeaders: string[]
  readonly notModified: string[]
  /** The whole page, and that it is the same still, with their heads: what the sites origin sends to whoever asks plainly. */
  readonly whole: WholeAnswer
  readonly wholeNotModified: WholeAnswer
}

/** A page in every encoding that is kept in memory. */
export interface ReadyPage {
  readonly status: number
  readonly variants: ReadonlyMap<PageEncoding, ReadyVariant>
  /** The page as it is, where that is not among the variants: it is rarely asked for. */
  readonly uncompressed?: () => Promise<ReadyVariant>
  readonly version: number
  readonly bytes: number
  /** The address that the website has beside its handle, where visitors of the handle are sent. */
  readonly movedTo?: string
  /** Where the pages beside it stand, below its address. */
  readonly sidePaths?: readonly string[]
  /** When it is to be made anew, in milliseconds of the clock: then search engines may list it. */
  readonly until?: number
  /** Whose page it is, where visits are counted: not of what stands for a website. */
  readonly websiteId?: string
}

/** What is said of a page's bytes. */
export interface PageDescription {
  /** 200 where it says nothing else. */
  readonly status?: number
  readonly hash: string
  readonly contentSecurityPolicy: string
  readonly indexed: boolean
  readonly isHttps: boolean
  /** Whether browsers may keep it, to ask again each time; otherwise nobody keeps it. */
  readonly isKept: boolean
}

const always = [
  ...['Content-Type', 'text/html; charset=utf-8'],
  ...['X-Content-Type-Options', 'nosniff'],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ...['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
]

/** The variant of one encoding. */
export const readyVariant = (
  body: Buffer,
  encoding: PageEncoding,
  { status = 200, hash, contentSecurityPolicy, indexed, isHttps, isKept }: PageDescription,
): ReadyVariant => {
  // Whoever kept it with the word that nobody may list it gets it anew once that is over.
  const tag = `"${hash}${indexed ? '' : '-unlisted'}-${encoding}"`
  const caching = [
    ...(isKept ? ['ETag', tag] : []),
    ...['Cache-Control', isKept ? 'public, max-age=0, must-revalidate' : 'no-store'],
    ...['Vary', 'Accept-Encoding'],
  ]
  const domainHeaders = [
    ...always,
    ...caching,
    ...['Content-Security-Policy', contentSecurityPolicy],
    ...['Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(indexed ? [] : ['X-Robots-Tag', 'noindex']),
  ]
  const headers = [...domainHeaders, ...(isHttps ? ['Strict-Transport-Security', 'max-age=31536000'] : [])]
  const whole = wholeAnswer(status, headers, body)
  return {
    ...{ tag, headers, domainHeaders, notModified: caching },
    ...{ whole, wholeNotModified: wholeAnswer(304, caching, Buffer.alloc(0)) },
    get body() {
      return whole.body()
    },
  }
}

/** A page of our own, such as 'not found', in every encoding. */
export const readyOwnPage = (
  html: string,
  { status, contentSecurityPolicy }: { readonly status: number; readonly contentSecurityPolicy: string },
): ReadyPage => {
  const identity = Buffer.from(html)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const description = { status, hash, contentSecurityPolicy, indexed: false, isHttps: false, isKept: false }
  const bodies = { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity }
  const variants = new Map<PageEncoding, ReadyVariant>([
    ['br', readyVariant(bodies.br, 'br', description)],
    ['gzip', readyVariant(bodies.gzip, 'gzip', description)],
    ['identity', readyVariant(identity, 'identity', description)],
  ])
  return { status, variants, version: 0, bytes: identity.length }
}
