import { createHash, createHmac } from 'node:crypto'

/** The keys and region an S3-compatible service knows its client by. */
export interface S3Credentials {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** A request to sign: every header given is covered by the signature. */
export interface UnsignedRequest {
  method: string
  url: URL
  headers: Record<string, string>
  body: Uint8Array
}

/** The headers that carry a request's AWS Signature Version 4, together with those it covers. */
export const signRequest = (
  request: UnsignedRequest,
  credentials: S3Credentials,
  now: Date,
): Record<string, string> => {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const bodyHash = sha256(request.body)
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  }
  const names = Object.keys(headers).sort()
  const canonical = [
    request.method,
    canonicalPath(request.url),
    canonicalQuery(request.url),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n')
  const scope = [time.slice(0, 8), credentials.region, 's3', 'aws4_request']
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n')
  let key: string | Buffer = `AWS4${credentials.secretAccessKey}`
  for (const part of scope) key = createHmac('sha256', key).update(part).digest()
  const signature = createHmac('sha256', key).update(toSign).digest('hex')
  const credential = `${credentials.accessKeyId}/${scope.join('/')}`
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const canonicalPath = (url: URL): string =>
  url.pathname
    .split('/')
    .map((part) => strictEncode(decodeURIComponent(part)))
    .join('/')

const canonicalQuery = (url: URL): string => {
  const pairs = [...url.searchParams].map(([name, value]) => `${strictEncode(name)}=${strictEncode(value)}`)
  return pairs.sort().join('&')
}

// encodeURIComponent leaves five characters alone that the signature's rules want encoded.
const strictEncode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
