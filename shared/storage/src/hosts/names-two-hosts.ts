import type { IncomingMessage } from 'node:http'

/** Whether a request names more than one host: whoever stands before us may have read the other one. */
export const namesTwoHosts = ({ headersDistinct }: Pick<IncomingMessage, 'headersDistinct'>): boolean =>
  (headersDistinct.host?.length ?? 0) > 1
