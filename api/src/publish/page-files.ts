import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PublishedPage } from '@shingle/shared/website/published-page.ts'
import type { GatheredFiles } from '@shingle/storage/files/gather-files.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const brotli = (bytes: Buffer) =>
  compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** Adds a page once per encoding, as small as it gets: it is compressed once and read very often. */
export const addPage = async (
  files: GatheredFiles,
  html: string,
): Promise<Pick<PublishedPage, 'hash' | 'files'>> => {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([brotli(identity), compressGzip(identity, { level: 9 })])
  const type = 'text/html'
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return {
    hash,
    files: {
      br: files.add(br, { type, encoding: 'br' }),
      gzip: files.add(gz, { type, encoding: 'gzip' }),
      identity: files.add(identity, { type }),
    },
  }
}
