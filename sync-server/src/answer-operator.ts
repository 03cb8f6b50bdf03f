import type { IncomingMessage, ServerResponse } from 'node:http'
import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'
import { comesDirectly } from '@shingle/storage/network/comes-directly.ts'
import type { SyncServer } from './create-sync-server.ts'

/** An address, or a name of this network alone: a page elsewhere that leads here says a name with a dot. */
const ownName = /^(?:[a-z\d-]+|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Answers whoever runs the server: `/health`, `/metrics` by a name of its own network and not through a proxy, and nothing else. */
export const answerOperator = async (
  { health, metrics }: Pick<SyncServer, 'health' | 'metrics'>,
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
