import { type OwnAnalytics, withOwnAnalytics } from '@shingle/shared/analytics/own-analytics.ts'
import { withAbsoluteAddresses } from '@shingle/shared/paths/absolute-addresses.ts'

/** What a deployment says in its pages, which no build knows. */
interface Deployment {
  readonly origin: string
  readonly analytics: OwnAnalytics | undefined
}

/** Names the origin in a written page and gives it the operator's analytics; null where nothing of it changes. */
export const asDeployed = (file: Buffer, { origin, analytics }: Deployment): Buffer | null => {
  const html = file.toString()
  const named = withOwnAnalytics(withAbsoluteAddresses(html, origin), analytics)
  return named === html ? null : Buffer.from(named)
}
