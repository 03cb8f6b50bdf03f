import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { readFileKey } from '@shingle/storage/files/file-key.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { matchesTag } from '../site/matches-tag.ts'
import { negotiateEncoding } from '../site/negotiate-encoding.ts'
import { createKeptReads } from './kept-reads.ts'

interface ReadyPicture {
  readonly type: string
  readonly identity: Buffer
  /** Drawings are text and shrink; photographs are as small as they get. */
  readonly br: Buffer | undefined
}

/** Answers `/i/<key>`; false when there is no such picture. */
export type SendPicture = (
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
) => Promise<boolean>

const compress = promisify(brotliCompress)
const memoryBytes = 48 * 1024 * 1024

// Whatever a picture is, opened on its own it may do nothing.
const always = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

const load = async (files: FileStore, key: string): Promise<ReadyPicture | undefined> => {
  const description = readFileKey(key)
  if (!description?.type.startsWith('image/') || description.encoding !== undefined) return undefined
  const file = await files.get(key)
  if (file === undefined) return undefined
  const identity = Buffer.from(file.bytes)
  const br = file.type === 'image/svg+xml' ? await compress(identity) : undefined
  return { type: file.type, identity, br }
}

const chosen = ({ identity, br }: ReadyPicture, key: string, accepted: string | undefined) => {
  const tag = key.slice(0, 22)
  if (br === undefined) return { body: identity, headers: { ...always, ETag: `"${tag}"` } }
  const negotiated = { ...always, Vary: 'Accept-Encoding' }
  return negotiateEncoding(accepted) === 'br'
    ? { body: br, headers: { ...negotiated, ETag: `"${tag}-br"`, 'Content-Encoding': 'br' } }
    : { body: identity, headers: { ...negotiated, ETag: `"${tag}"` } }
}

/** The pictures of the file store, the most used from memory. */
export interface Pictures {
  readonly send: SendPicture
  /** Forgets a picture that was removed from the store. */
  readonly forget: (key: string) => void
}

/** Serves pictures. */
export const createPictures = (files: FileStore): Pictures => {
  const { find, forget } = createKeptReads({
    load: (key) => load(files, key),
    bytesOf: ({ identity, br }) => identity.length + (br?.length ?? 0),
    limitBytes: memoryBytes,
  })

  const send: SendPicture = async (request, response, key) => {
    const picture = await find(key)
    if (picture === undefined) return false
    const { body, headers } = chosen(picture, key, request.headers['accept-encoding'])
    if (matchesTag(request.headers['if-none-match'], headers.ETag)) {
      response.writeHead(304, headers).end()
      return true
    }
    response.writeHead(200, { ...headers, 'Content-Type': picture.type, 'Content-Length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
  return { send, forget }
}
