import type { IncomingMessage } from 'node:http'

/** Whether a request names one host that passes, and no proxy says that it speaks for somebody. */
export const comesDirectly = ({ headers, headersDistinct }: IncomingMessage, ownName: RegExp): boolean =>
  headersDistinct.host?.length === 1 &&
  ownName.test(headers.host ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined
