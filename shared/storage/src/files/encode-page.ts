import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageEncoding } from '@shingle/shared/website/published-page.ts'

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

/** How small a page becomes: as small as it gets, or nearly, where somebody waits for it. */
const efforts = {
  smallest: { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 },
  soon: { brotli: 6, gzip: constants.Z_DEFAULT_COMPRESSION },
} as const

/** A page in every encoding, and the hash that tells it from any other. */
export interface EncodedPage {
  readonly hash: string
  readonly bodies: Readonly<Record<PageEncoding, Buffer>>
}

/** Encodes a page in every way that it is sent. */
export const encodePage = async (html: string, effort: keyof typeof efforts): Promise<EncodedPage> => {
  const identity = Buffer.from(html)
  const { brotli, gzip: level } = efforts[effort]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity, { level }),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { hash, bodies: { br, gzip: zipped, identity } }
}
