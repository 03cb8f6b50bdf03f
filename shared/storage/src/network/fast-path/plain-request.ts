import type { IncomingHttpHeaders } from 'node:http'

const method = 'GET'

/** A request of the narrowest form: a GET of a plain path, whole in one chunk, without a body. */
export interface PlainRequest {
  readonly method: typeof method
  readonly path: string
  /** Those that may change an answer, by their lowercase names, each once. */
  readonly headers: IncomingHttpHeaders
}

const longest = 2_048

// A path of unreserved characters, one host at least, and lines that every reader of HTTP reads alike: a name, a colon,
// one space, and visible characters to the end.
const plainForm =
  /^GET (\/[\w.~/-]*) HTTP\/1\.1\r\n(?:[A-Za-z][A-Za-z\d-]*: [\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?\r\n)+\r\n$/

/** What an answer may hang on. */
const heard: ReadonlySet<string> = new Set([
  ...['host', 'accept-encoding', 'if-none-match', 'referer', 'user-agent', 'x-forwarded-for'],
  ...['sec-fetch-dest', 'sec-purpose', 'purpose', 'x-moz'],
])

/** What asks for more than ready bytes. */
const demanding: ReadonlySet<string> = new Set([
  ...['content-length', 'transfer-encoding', 'expect', 'upgrade', 'range', 'te', 'trailer', 'http2-settings'],
  ...['proxy-connection', 'keep-alive'],
])

const keepsOpen = (connection: string): boolean => connection.toLowerCase() === 'keep-alive'

/** The headers that are heard, or nothing where one is demanding, or said twice. */
const readHeaders = (text: string, from: number): IncomingHttpHeaders | undefined => {
  const headers: IncomingHttpHeaders = {}
  for (let at = from; at < text.length - 2; ) {
    const colon = text.indexOf(':', at)
    const end = text.indexOf('\r', colon)
    const name = text.slice(at, colon).toLowerCase()
    if (demanding.has(name)) return undefined
    if (name === 'connection' && !keepsOpen(text.slice(colon + 2, end))) return undefined
    if (heard.has(name)) {
      if (headers[name] !== undefined) return undefined
      headers[name] = text.slice(colon + 2, end)
    }
    at = end + 2
  }
  return headers
}

/**
 * Reads a chunk that is one whole request of the narrowest form, with nothing after it. Of everything else it answers
 * nothing, be it right or wrong: that is for an HTTP parser to say.
 */
export const readPlainRequest = (chunk: Buffer): PlainRequest | undefined => {
  if (chunk.length > longest) return undefined
  const text = chunk.toString('latin1')
  const path = plainForm.exec(text)?.[1]
  if (path === undefined) return undefined
  const headers = readHeaders(text, text.indexOf('\n') + 1)
  return headers?.host === undefined ? undefined : { method, path, headers }
}
