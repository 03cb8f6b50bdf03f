const method = 'GET'

/** What an answer may hang on, all of it as it is where nobody says anything. */
const unsaid = {
  host: undefined,
  'accept-encoding': undefined,
  'if-none-match': undefined,
  referer: undefined,
  'user-agent': undefined,
  'x-forwarded-for': undefined,
  'sec-fetch-dest': undefined,
  'sec-purpose': undefined,
  purpose: undefined,
  'x-moz': undefined,
}

type Heard = keyof typeof unsaid

/** A request of the narrowest form: a GET of a plain path, whole in one chunk, without a body. */
export interface PlainRequest {
  readonly method: typeof method
  readonly path: string
  /** Those that may change an answer, by their lowercase names, each once. */
  readonly headers: Readonly<Record<Heard, string | undefined>>
}

const longest = 2_048

// A path of unreserved characters, one host at least, and lines that every reader of HTTP reads alike: a name, a colon,
// one space, and visible characters to the end.
const plainForm =
  /^GET \/[\w.~/-]* HTTP\/1\.1\r\n(?:[A-Za-z][A-Za-z\d-]*: [\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?\r\n)+\r\n$/

/** What asks for more than ready bytes. */
const demanding = [
  ...['content-length', 'transfer-encoding', 'expect', 'upgrade', 'range', 'te', 'trailer', 'http2-settings'],
  ...['proxy-connection', 'keep-alive'],
]

/** Finds, in lines of that form, the next that counts: one that is heard, one that is demanding, or whether to go on. */
const countingLine = new RegExp(
  `\\r\\n(?:(${Object.keys(unsaid).join('|')})|(${demanding.join('|')})|connection): ([^\\r]*)`,
  'gi',
)

const keepsOpen = (connection: string): boolean => connection.toLowerCase() === 'keep-alive'

/** The headers that are heard, or nothing where one is demanding, or said twice. */
const readHeaders = (text: string, from: number): PlainRequest['headers'] | undefined => {
  const headers: Record<Heard, string | undefined> = { ...unsaid }
  countingLine.lastIndex = from
  for (let line = countingLine.exec(text); line !== null; line = countingLine.exec(text)) {
    const [, heard, demands, value = ''] = line
    if (heard !== undefined) {
      const name = heard.toLowerCase() as Heard
      if (headers[name] !== undefined) return undefined
      headers[name] = value
    } else if (demands !== undefined || !keepsOpen(value)) return undefined
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
  if (!plainForm.test(text)) return undefined
  const headers = readHeaders(text, text.indexOf('\r'))
  return headers?.host === undefined
    ? undefined
    : { method, path: text.slice(4, text.indexOf(' ', 4)), headers }
}
