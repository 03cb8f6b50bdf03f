import type { AnyEndpoint } from '@shingle/shared/endpoint/endpoint.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'

/** A call as a page that is drawn at build says it to its script, which makes it: method, path and our own pages' header. */
export const saidCall = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string =>
  `${method} ${path} ${appHeader}`
