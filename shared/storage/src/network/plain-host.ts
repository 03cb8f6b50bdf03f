import type { IncomingMessage } from 'node:http'

/** The name of the host that is asked, in lowercase letters and without its port; '' where none is said. */
export const plainHost = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  (headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
