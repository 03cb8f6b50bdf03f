import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageEncoding } from '@shingle/shared/website/published-page.ts'

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]
// Made when somebody first comes after a change, who waits for it: not as small as it gets.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** A page in every encoding, and what tells it from any other. */
interface EncodedPage {
  readonly hash: string
  readonly bodies: Readonly<Record<PageEncoding, Buffer>>
}

/**
 * A published page as it is at its domain: what it says of its own address, to search engines and to those who share it,
 * is the domain. Nothing that its policy holds by a hash says an address.
 */
export const atDomain = async (
  published: Buffer,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<EncodedPage> => {
  const html = published.toString('utf8').replaceAll(`"${from}"`, `"${to}"`)
  const identity = Buffer.from(html)
  const [br, zipped] = await Promise.all([compressBrotli(identity, quality), compressGzip(identity)])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { hash, bodies: { br, gzip: zipped, identity } }
}
