import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type OwnAnalytics, withOwnAnalytics } from '@shingle/shared/analytics/own-analytics.ts'
import { withAbsoluteAddresses } from '@shingle/shared/paths/absolute-addresses.ts'

const compress = promisify(brotliCompress)

/** What a deployment says in its pages, which no build knows. */
interface Deployment {
  readonly origin: string
  readonly analytics: OwnAnalytics | undefined
  /** Of brotli, 0 to 11, which is what is taken where nothing is said. */
  readonly quality?: number
}

/** A written page as a deployment serves it, and the same compressed. */
interface DeployedPage {
  readonly body: Buffer
  readonly brotli: Buffer
}

/** Names the origin in a written page and gives it the operator's analytics; null where nothing of it changes. */
export const asDeployed = async (
  file: Buffer,
  { origin, analytics, quality = constants.BROTLI_MAX_QUALITY }: Deployment,
): Promise<DeployedPage | null> => {
  const html = file.toString()
  const named = withOwnAnalytics(withAbsoluteAddresses(html, origin), analytics)
  if (named === html) return null
  const body = Buffer.from(named)
  return { body, brotli: await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) }
}
