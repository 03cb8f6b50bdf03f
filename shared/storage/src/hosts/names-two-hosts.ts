import type { IncomingMessage } from 'node:http'

/**
 * Whether a request names more than one host: whoever stands before us may have read the other one. One whose first line is
 * a whole address names one there, which nobody sends but to a proxy.
 */
export const namesTwoHosts = ({
  headersDistinct,
  url = '/',
}: Pick<IncomingMessage, 'headersDistinct' | 'url'>): boolean =>
  (headersDistinct.host?.length ?? 0) > 1 || !url.startsWith('/')
