import type { IncomingMessage, ServerResponse } from 'node:http'
import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'
import { comesDirectly } from './comes-directly.ts'

/** What a room tells of itself. */
export interface Operated {
  readonly health: () => Promise<unknown>
  /** In the Prometheus text format. */
  readonly metrics: () => string
}

/** An address, or a name of this network alone: a page elsewhere that leads here says a name with a dot. */
const ownName = /^(?:[a-z\d-]+|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Answers whoever runs the server: `/health`, `/metrics` by a name of its own network and not through a proxy, and nothing else. */
export const answerOperator = async (
  { health, metrics }: Operated,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const send = (type: string, body: string) =>
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  const [path] = (request.url ?? '').split('?')
  if (path === operatorPaths.health) send('application/json', JSON.stringify(await health()))
  else if (path === operatorPaths.metrics && comesDirectly(request, ownName))
    send('text/plain; version=0.0.4', metrics())
  else response.writeHead(404).end()
}
