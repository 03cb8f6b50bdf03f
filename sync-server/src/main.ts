import '@shingle/storage/environment/production.ts'
import { answerOperator } from '@shingle/storage/network/answer-operator.ts'
import { openServer } from '@shingle/storage/network/open-server.ts'
import { openDeployment } from '@shingle/storage/ports/open-deployment.ts'
import { pino } from 'pino'
import { createSyncServer } from './create-sync-server.ts'

const deployment = await openDeployment(process.env, (level) => pino({ level })).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
const sync = createSyncServer(deployment)
const server = openServer(deployment, (request, response) => void answerOperator(sync, request, response))
server.on('upgrade', (request, socket, head) => sync.handleUpgrade(request, socket, head))
server.listen(deployment.port, deployment.host)

const goodbyeLimitMs = 10_000

const stop = async (): Promise<void> => {
  // Whatever hangs, a balancer or an operator who stops this process is not kept waiting.
  setTimeout(() => process.exit(1), goodbyeLimitMs).unref()
  server.close()
  await sync.close()
  server.closeAllConnections()
  await deployment.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
