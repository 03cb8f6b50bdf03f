import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { withAbsoluteAddresses } from '@shingle/shared/paths/absolute-addresses.ts'

const compress = promisify(brotliCompress)

/** A written page as it is served at an origin, which no build knows, and the same compressed. */
interface PageAtOrigin {
  readonly body: Buffer
  readonly brotli: Buffer
}

/**
 * Names the origin in a written page; null where nothing of it changes. `quality` is brotli's, 0 to 11, which is what is
 * taken where nothing is said.
 */
export const atOrigin = async (
  file: Buffer,
  { origin, quality = constants.BROTLI_MAX_QUALITY }: { readonly origin: string; readonly quality?: number },
): Promise<PageAtOrigin | null> => {
  const html = file.toString()
  const named = withAbsoluteAddresses(html, origin)
  if (named === html) return null
  const body = Buffer.from(named)
  return { body, brotli: await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) }
}
