import type { IncomingMessage, ServerResponse } from 'node:http'
import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'
import type { SyncServer } from './create-sync-server.ts'

/** Answers whoever runs the server: `/health` and `/metrics`, and nothing else. */
export const answerOperator = async (
  { health, metrics }: Pick<SyncServer, 'health' | 'metrics'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const send = (type: string, body: string) =>
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  const [path] = (request.url ?? '').split('?')
  if (path === operatorPaths.health) send('application/json', JSON.stringify(await health()))
  else if (path === operatorPaths.metrics) send('text/plain; version=0.0.4', metrics())
  else response.writeHead(404).end()
}
